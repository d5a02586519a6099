#!/bin/sh
# The two roles and their database, once, as the superuser of a new server: docs/operating.md, "Two roles".
set -eu
psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
create role diziokulu_owner login password :'owner_password';
create role diziokulu_site login password :'site_password';
create database diziokulu owner diziokulu_owner;
revoke all on database diziokulu from public;
grant connect, temporary on database diziokulu to diziokulu_site;
SQL
