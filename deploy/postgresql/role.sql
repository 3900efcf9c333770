-- Once, as superuser on the primary: psql -v password=... -f role.sql postgres
create role fetlock login password :'password';
-- The game sets no time limits through a pooler, so the role has them.
alter role fetlock set statement_timeout = '15s';
alter role fetlock set idle_in_transaction_session_timeout = '15s';
create database fetlock owner fetlock encoding 'UTF8' template template0;
\connect fetlock
create extension if not exists pg_trgm;
