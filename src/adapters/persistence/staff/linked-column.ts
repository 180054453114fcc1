import {
  linkedForSeconds,
  namelessAddress,
  namesAnAccount,
} from "../../../domain/staff/linked-account.ts";
import { paymentLines } from "../offer/payment-lines.ts";

const lately = (session: string) =>
  `${session}.last_active_at > clock_timestamp() - interval '${linkedForSeconds} seconds'`;

/**
 * The ids of traders linked to a row of `staff`: the accounts they declared, and those who lately
 * shared an address or a device with them or with one of these, or have offers paid to the same
 * account. A device tells nothing where both sides are at addresses that tell nothing: there, one
 * person tries everything out.
 */
export function linkedColumn(staff: string): string {
  return `ARRAY(
    WITH own AS (
      SELECT declared.trader_id FROM staff_trader_account declared
       WHERE declared.staff_id = ${staff}.id),
    place AS (
      SELECT address, device_hash FROM staff_session at_work
       WHERE at_work.staff_id = ${staff}.id AND ${lately("at_work")}
      UNION
      SELECT address, device_hash FROM session traded
       WHERE traded.trader_id IN (SELECT trader_id FROM own) AND ${lately("traded")})
    SELECT trader_id FROM own
    UNION
    SELECT theirs.trader_id FROM place JOIN session theirs ON theirs.address = place.address
     WHERE place.address !~ '${namelessAddress}' AND ${lately("theirs")}
    UNION
    SELECT theirs.trader_id FROM place JOIN session theirs ON theirs.device_hash = place.device_hash
     WHERE ${lately("theirs")}
       AND NOT (place.address ~ '${namelessAddress}' AND theirs.address ~ '${namelessAddress}')
    UNION
    SELECT offer.owner_id FROM offer
     WHERE ${paymentLines("offer")} && ARRAY(
       SELECT line FROM offer mine, unnest(${paymentLines("mine")}) AS line
        WHERE mine.owner_id IN (SELECT trader_id FROM own) AND line ~ '${namesAnAccount}'))`;
}
