-- A user reads and writes only rows whose owner is the subject of the token (spec 5.3), enforced here besides the WHERE
-- of every query. The policy is inline and not a function: a function costs per row, and SECURITY DEFINER would by-pass
-- row security inside. nullif: after a transaction-local set_config the setting is '' on that connection, not NULL.

ALTER TABLE master_profile ENABLE ROW LEVEL SECURITY;
ALTER TABLE master_profile FORCE ROW LEVEL SECURITY;
CREATE POLICY master_profile_select ON master_profile FOR SELECT
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY master_profile_insert ON master_profile FOR INSERT
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY master_profile_update ON master_profile FOR UPDATE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''))
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY master_profile_delete ON master_profile FOR DELETE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));

ALTER TABLE application_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE application_history FORCE ROW LEVEL SECURITY;
CREATE POLICY application_history_select ON application_history FOR SELECT
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY application_history_insert ON application_history FOR INSERT
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY application_history_update ON application_history FOR UPDATE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''))
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY application_history_delete ON application_history FOR DELETE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));

ALTER TABLE integration ENABLE ROW LEVEL SECURITY;
ALTER TABLE integration FORCE ROW LEVEL SECURITY;
CREATE POLICY integration_select ON integration FOR SELECT
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY integration_insert ON integration FOR INSERT
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY integration_update ON integration FOR UPDATE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''))
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY integration_delete ON integration FOR DELETE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));

ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_key FORCE ROW LEVEL SECURITY;
CREATE POLICY idempotency_key_select ON idempotency_key FOR SELECT
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY idempotency_key_insert ON idempotency_key FOR INSERT
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY idempotency_key_update ON idempotency_key FOR UPDATE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''))
  WITH CHECK (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
CREATE POLICY idempotency_key_delete ON idempotency_key FOR DELETE
  USING (idp_user_id = nullif(current_setting('app.idp_user_id', true), ''));
