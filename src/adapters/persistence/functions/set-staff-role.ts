/**
 * Gives a member of staff the role in a proposal about them that two people closed in the same
 * transaction. The serving role can change roles only through this function.
 */
export const setStaffRole = `
CREATE OR REPLACE FUNCTION set_staff_role(member text, wanted text) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (
      SELECT FROM staff_proposal p
       WHERE p.matter ->> 'staffId' = member AND p.matter ->> 'to' = wanted AND p.is_confirmed
         AND p.closed_by <> p.proposed_by AND p.closed_at >= transaction_timestamp()) THEN
    RAISE EXCEPTION 'Nobody confirmed that % becomes %', member, wanted
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE staff SET role = wanted WHERE id = member;
END $$`;
