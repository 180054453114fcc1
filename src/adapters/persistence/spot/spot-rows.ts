import type { SpotOrder } from "../../../domain/spot/spot-order.ts";
import type { StoredSpotOrder } from "../../../application/ports/spot-store.ts";

/** An order as JSON: exact numbers as text. */
export interface SpotOrderJson {
  readonly id: string;
  readonly pair: SpotOrder["pair"];
  readonly traderId: string;
  readonly side: SpotOrder["side"];
  readonly price: string;
  readonly quantity: string;
  readonly filled: string;
  readonly makerFeeBasisPoints: number;
  readonly sequence: number;
  readonly version: number;
}

/** A row of `spot_order` under that name, as JSON. */
export const spotOrderJson = (row: string): string => `json_build_object(
  'id', ${row}.id, 'pair', ${row}.pair, 'traderId', ${row}.trader_id, 'side', ${row}.side,
  'price', ${row}.price::text, 'quantity', ${row}.quantity::text, 'filled', ${row}.filled::text,
  'makerFeeBasisPoints', ${row}.maker_fee_basis_points, 'sequence', ${row}.sequence,
  'version', ${row}.version)`;

/** The order, read from the JSON. */
export function spotOrderOf({ price, quantity, filled, ...rest }: SpotOrderJson): StoredSpotOrder {
  return { ...rest, price: BigInt(price), quantity: BigInt(quantity), filled: BigInt(filled) };
}
