-- The owner in every unique key: what a partitioned or distributed Postgres divides by has to be part of each of them
-- (docs/scaling.md), and the rows of one user lie together in the index. No statement looks for an id without its
-- owner. Each ALTER builds the new index under an exclusive lock: seconds for a million rows.

ALTER TABLE master_profile DROP CONSTRAINT master_profile_pkey, ADD PRIMARY KEY (idp_user_id, id);
ALTER TABLE application_history DROP CONSTRAINT application_history_pkey, ADD PRIMARY KEY (idp_user_id, id);
ALTER TABLE integration DROP CONSTRAINT integration_pkey, ADD PRIMARY KEY (idp_user_id, id);
