import type { OfferRecord } from "../../../application/ports/offer-store.ts";
import { marksOf, type MarkRow } from "./mark-columns.ts";
import { offerOf, type OfferRow } from "./offer-row.ts";
import { ownerOf, type OwnerRow } from "./owner-row.ts";

/** An offer with its owner and its marks. */
export type RecordRow = OfferRow & OwnerRow & MarkRow & { readonly now: Date };

export function recordOf(row: RecordRow): OfferRecord {
  return { offer: offerOf(row), owner: ownerOf(row), marks: marksOf(row), now: row.now.getTime() };
}
