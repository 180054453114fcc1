#!/bin/sh
# Copies the database, the secrets and the files of a running Peerhold into BACKUP_DIR, and removes
# copies that are older than BACKUP_DAYS. A copy that fails leaves nothing behind.
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
previous=$(find "$folder" -mindepth 1 -maxdepth 1 -name '2*Z' | sort | tail -n 1)
mkdir "$unfinished" "$unfinished/files"
pg_dump --format=custom --file="$unfinished/database.dump" "$database"
tar -C "$DATA_DIR" -cf "$unfinished/secrets.tar" secrets
# After the database, so that every file it names is there. With FILES_URL there are none here.
if [ -d "$DATA_DIR/files" ]; then
  # A file never changes: those of the copy before are linked and take no space a second time.
  if [ -d "$previous/files" ]; then cp -al "$previous/files/." "$unfinished/files/"; fi
  for file in "$DATA_DIR/files"/*; do
    name=${file##*/}
    case $name in *.part) continue ;; esac
    # It may have been deleted meanwhile.
    [ -e "$unfinished/files/$name" ] || cp -p "$file" "$unfinished/files/$name" || [ ! -e "$file" ]
  done
  for file in "$unfinished/files"/*; do
    [ -e "$DATA_DIR/files/${file##*/}" ] || rm -f "$file"
  done
fi
sync
mv "$unfinished" "$copy"
find "$folder" -mindepth 1 -maxdepth 1 -name '2*Z' -mtime "+$days" -exec rm -rf {} +
