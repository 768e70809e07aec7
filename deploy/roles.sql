-- Run once by the superuser of a new database (compose.yaml does it at the first start). The owner applies migrations
-- and deletes accounts; the login of requests owns nothing, so that row security holds for it.
-- \getenv reads the passwords from the environment of psql: they stand in no file.
\getenv owner_password TAILOR_OWNER_PASSWORD
\getenv request_password TAILOR_REQUEST_PASSWORD
CREATE ROLE tailor_owner LOGIN PASSWORD :'owner_password' NOSUPERUSER NOBYPASSRLS;
CREATE ROLE tailor_app LOGIN PASSWORD :'request_password' NOSUPERUSER NOBYPASSRLS;
CREATE DATABASE tailor OWNER tailor_owner;
REVOKE ALL ON DATABASE tailor FROM PUBLIC;
GRANT CONNECT ON DATABASE tailor TO tailor_app;
\connect tailor
ALTER SCHEMA public OWNER TO tailor_owner;
