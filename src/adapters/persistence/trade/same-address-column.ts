import { namelessAddress } from "../../../domain/staff/linked-account.ts";

/**
 * Whether the parties of the trade `t` were signed in from one internet address, under the name
 * `is_same_address`. Addresses that many share by their nature, such as local ones, say nothing.
 */
export const sameAddressColumn = `EXISTS (
  SELECT FROM session bought JOIN session sold ON sold.address = bought.address
   WHERE bought.trader_id = t.buyer_id AND sold.trader_id = t.seller_id
     AND bought.address !~ '${namelessAddress}') AS is_same_address`;
