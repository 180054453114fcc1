/** The files of the message `message` between two people as JSON, in the order they were uploaded. */
export function personFilesOf(message: string): string {
  return `(
    SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'bytes', f.bytes,
             'width', f.width, 'height', f.height, 'pages', f.pages) ORDER BY f.at, f.id)
      FROM person_file f WHERE f.chat_id = ${message}.chat_id AND f.seq = ${message}.seq)`;
}
