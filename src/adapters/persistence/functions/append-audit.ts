/**
 * Adds entries to the log, in order. `seal` is computed outside with a key that the database does
 * not have: write access here is not enough to forge an entry. The head is locked last of
 * everything. The serving role can write log, contents and head only through this function.
 */
export const appendAudit = `
CREATE OR REPLACE FUNCTION append_audit(entries jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  entry    jsonb;
  head     audit_head;
  content  bytea;
  salt     bytea;
  digest   bytea;
  link     bytea;
BEGIN
  IF jsonb_array_length(entries) = 0 THEN RETURN; END IF;
  SELECT * INTO head FROM audit_head FOR UPDATE;
  FOR entry IN SELECT value FROM jsonb_array_elements(entries) LOOP
    head.seq := head.seq + 1;
    content := convert_to(entry ->> 'content', 'UTF8');
    salt := decode(entry ->> 'salt', 'hex');
    digest := sha256(salt || content);
    link := sha256(head.hash || convert_to(concat_ws('|', head.seq,
      to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      coalesce(entry ->> 'staff_id', ''), coalesce(entry ->> 'staff_role', ''), entry ->> 'act',
      entry ->> 'subject_kind', entry ->> 'subject_id', encode(digest, 'hex'),
      entry ->> 'seal'), 'UTF8'));
    INSERT INTO audit_log VALUES (head.seq, moment, entry ->> 'staff_id', entry ->> 'staff_role',
      entry ->> 'act', entry ->> 'subject_kind', entry ->> 'subject_id', digest,
      decode(entry ->> 'seal', 'hex'), head.hash, link);
    INSERT INTO audit_content VALUES (head.seq, salt, entry ->> 'content');
    head.hash := link;
  END LOOP;
  UPDATE audit_head SET seq = head.seq, hash = head.hash;
END $$`;
