-- A page of one status, too, ends after as many rows as it shows: by the other index alone a rare status is looked for
-- in the whole history of its owner.

CREATE INDEX application_history_by_status ON application_history (idp_user_id, status, created_at DESC, id DESC);
