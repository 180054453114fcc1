import type { ListPosition } from "../../../../application/offer/offer-wish.ts";
import { offerSorts } from "../../../../domain/offer/offer-sorts.ts";

/** The position of a page as the `page_id` that callers hand back. It is opaque to them. */
export function pageIdOf({ key, offerId, marketScaled, sort }: ListPosition): string {
  const place = offerSorts.indexOf(sort);
  return Buffer.from(`${key} ${marketScaled ?? ""} ${offerId} ${place}`).toString("base64url");
}

/** The position encoded in a `page_id`; undefined if we did not issue it. */
export function positionOf(pageId: string): ListPosition | undefined {
  const text = Buffer.from(pageId, "base64url").toString();
  const shape = /^(-?\d{1,120}) ([1-9]\d{0,37})? (\w{1,40}) (\d)$/;
  const [, key, market, offerId, place] = shape.exec(text) ?? [];
  const sort = offerSorts[Number(place)];
  if (key === undefined || offerId === undefined || sort === undefined) return undefined;
  return { key: BigInt(key), offerId, marketScaled: market ? BigInt(market) : undefined, sort };
}
