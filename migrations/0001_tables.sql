-- The three records of the specification (2.1, 2.5, 2.7) and what the service keeps beside them.
--
-- Plain SQL that Postgres 15 has, and nothing that keeps distributed Postgres away: no procedural code, trigger,
-- sequence, enumerated type or foreign key. Enumerations are text with a CHECK. Stamps have milliseconds, as the API
-- writes them, so that a page's cursor compares equal to the stored row.

CREATE TABLE master_profile (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idp_user_id text NOT NULL UNIQUE CHECK (idp_user_id <> ''),
  full_name text,
  email text,
  phone text,
  location text,
  network_url text,
  portfolio_url text,
  summary text,
  base_skills jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(base_skills) = 'array'),
  certifications jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(certifications) = 'array'),
  experiences jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(experiences) = 'array'),
  education jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(education) = 'array'),
  raw_profile_source text CHECK (raw_profile_source IN ('network_site', 'manual', 'upload')),
  profile_version integer NOT NULL DEFAULT 1 CHECK (profile_version >= 1),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The snapshot is json and not jsonb: it is never searched, and jsonb writes a number like 1e-300 out in digits, so
-- that a small body would read back a thousand times as long. snapshot_bytes is its length, for pages bounded in bytes.
CREATE TABLE application_history (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idp_user_id text NOT NULL CHECK (idp_user_id <> ''),
  company_name text NOT NULL,
  job_title text NOT NULL,
  source_platform text CHECK (source_platform IN ('network_site', 'board_site', 'suite_a', 'suite_b', 'suite_c', 'other')),
  source_url text,
  job_description_hash text,
  drive_link text,
  ats_score_before integer CHECK (ats_score_before BETWEEN 0 AND 100),
  ats_score_after integer CHECK (ats_score_after BETWEEN 0 AND 100),
  applied_resume_snapshot json CHECK (json_typeof(applied_resume_snapshot) = 'object'),
  snapshot_bytes integer NOT NULL DEFAULT 0 CHECK (snapshot_bytes >= 0),
  status text NOT NULL DEFAULT 'applied'
    CHECK (status IN ('draft', 'generated', 'applied', 'interviewing', 'offer', 'rejected', 'withdrawn')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  applied_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX application_history_newest_first ON application_history (idp_user_id, created_at DESC, id DESC);

-- Spec 2.7. No refresh token is stored, so the optional column for one is left out.
CREATE TABLE integration (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  idp_user_id text NOT NULL CHECK (idp_user_id <> ''),
  provider text NOT NULL,
  provider_account_email text,
  access_scope text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (idp_user_id, provider)
);

-- What an Idempotency-Key of POST /api/applications stood for; kept 24 hours.
CREATE TABLE idempotency_key (
  idp_user_id text NOT NULL CHECK (idp_user_id <> ''),
  key text NOT NULL CHECK (key <> ''),
  fingerprint text NOT NULL,
  application_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (idp_user_id, key)
);

-- That an account was deleted: a keyed hash of its subject and the moment, nothing personal. Kept 30 days.
CREATE TABLE deletion_mark (
  subject_hash bytea PRIMARY KEY,
  deleted_at timestamptz(3) NOT NULL
);

-- Deletion notices that were carried out, as keyed hashes of their ids: a replayed notice must not delete the account
-- that the same person opened afterwards. Kept 30 days.
CREATE TABLE deletion_notice (
  notice_hash bytea PRIMARY KEY,
  received_at timestamptz(3) NOT NULL
);

-- The key of those hashes: one random value, made by the first migration run, the same for every replica. Requests'
-- role may not read it.
CREATE TABLE deletion_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key bytea NOT NULL CHECK (length(key) = 32)
);
