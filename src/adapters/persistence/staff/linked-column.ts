import { namelessAddress, linkedForSeconds } from "../../../domain/staff/linked-account.ts";

const lately = (session: string) =>
  `${session}.last_active_at > clock_timestamp() - interval '${linkedForSeconds} seconds'`;

/**
 * The ids of traders linked to a row of `staff`: their own account, and those who share an address.
 */
export function linkedColumn(staff: string): string {
  return `ARRAY(
    SELECT ${staff}.trader_id WHERE ${staff}.trader_id IS NOT NULL
    UNION
    SELECT theirs.trader_id FROM session theirs
      JOIN staff_session own ON own.address = theirs.address
     WHERE own.staff_id = ${staff}.id AND own.address !~ '${namelessAddress}'
       AND ${lately("own")} AND ${lately("theirs")})`;
}
