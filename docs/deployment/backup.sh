#!/bin/sh
# Copies the database and the secrets of a running Peerhold into BACKUP_DIR, and removes copies
# that are older than BACKUP_DAYS. A copy that fails leaves nothing behind.
set -eu
umask 077
folder=${BACKUP_DIR:-/var/backups/peerhold}
days=${BACKUP_DAYS:-14}
database=${DATABASE_MIGRATE_URL:-$DATABASE_URL}

mkdir -p "$folder"
copy=$folder/$(date -u +%Y%m%dT%H%M%SZ)
unfinished=$folder/.unfinished
rm -rf "$unfinished"
trap 'rm -rf "$unfinished"' EXIT
mkdir "$unfinished"
pg_dump --format=custom --file="$unfinished/database.dump" "$database"
tar -C "$DATA_DIR" -cf "$unfinished/secrets.tar" secrets
sync
mv "$unfinished" "$copy"
find "$folder" -mindepth 1 -maxdepth 1 -name '2*Z' -mtime "+$days" -exec rm -rf {} +
