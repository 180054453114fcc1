#!/bin/sh
# Restores the newest copy in BACKUP_DIR into a database of its own, audits the books in it, compares its
# files with what the database names, and drops it again. Ends with an error where one of these fails.
# RESTORE_URL: that database, which must not exist yet; its account may create databases.
set -eu
umask 077
folder=${BACKUP_DIR:-/var/backups/peerhold}
program=${PEERHOLD_PROGRAM:-/opt/peerhold/dist/server/main.js}
node=${PEERHOLD_NODE:-/opt/peerhold/node_modules/.bin/node}
name=${RESTORE_URL##*/}
name=${name%%\?*}
server=${RESTORE_URL%/*}/postgres
case $RESTORE_URL in *\?*) server=$server?${RESTORE_URL#*\?} ;; esac

began=$(date +%s)
copy=$(find "$folder" -mindepth 1 -maxdepth 1 -name '2*Z' | sort | tail -n 1)
if [ -z "$copy" ]; then
  echo "There is no copy in $folder." >&2
  exit 1
fi
echo "Restoring $copy"
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --command "CREATE DATABASE \"$name\"" "$server"
place=$(mktemp -d)
trap 'rm -rf "$place"; psql --quiet --no-psqlrc --command "DROP DATABASE \"$name\" WITH (FORCE)" "$server"' EXIT
pg_restore --no-owner --exit-on-error --jobs=2 --dbname="$RESTORE_URL" "$copy/database.dump"
tar -C "$place" -xf "$copy/secrets.tar"
DATABASE_URL=$RESTORE_URL DATABASE_MIGRATE_URL='' DATABASE_READ_URL='' DATA_DIR=$place \
  "$node" "$program" audit-books
if [ -z "${FILES_URL:-}" ]; then
  psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 \
    --command "SELECT id || '.content' FROM attachment JOIN attachment_content ON attachment_id = id
               WHERE is_stored AND seq IS NOT NULL" "$RESTORE_URL" >"$place/names"
  while read -r each; do
    [ -e "$copy/files/$each" ] || { echo "The copy has no file $each." >&2; exit 1; }
  done <"$place/names"
fi
echo "Restored and audited in $(($(date +%s) - began)) s."
