#!/bin/sh
# back-up.sh FOLDER DATA_DIR: a dump of PostgreSQL (PGHOST, PGDATABASE … say which) and the site's own files, under the
# day's name; the last 14 days are kept. What is made anew by itself is left out.
set -eu
umask 077
day=$(date +%F)
pg_dump --format=custom --file="$1/$day.dump.unfinished"
tar --create --gzip --file="$1/$day.files.unfinished" --directory="$2" --exclude=./assets --exclude=./compiled --exclude=./pdf --exclude=./speech .
mv "$1/$day.dump.unfinished" "$1/$day.dump"
mv "$1/$day.files.unfinished" "$1/$day.tar.gz"
ls "$1"/????-??-??.dump | head -n -14 | while read -r old; do rm "$old" "${old%.dump}.tar.gz"; done
