import type { ListPosition } from "../../../../application/offer/list-offers.ts";

/** The position of a page as the `page_id` that callers hand back. It is opaque to them. */
export function pageIdOf({ key, offerId, marketScaled }: ListPosition): string {
  return Buffer.from(`${key} ${marketScaled ?? ""} ${offerId}`).toString("base64url");
}

/** The position encoded in a `page_id`; undefined if we did not issue it. */
export function positionOf(pageId: string): ListPosition | undefined {
  const text = Buffer.from(pageId, "base64url").toString();
  const [, key, market, offerId] = /^(-?\d{1,120}) ([1-9]\d{0,37})? (\w{1,40})$/.exec(text) ?? [];
  if (key === undefined || offerId === undefined) return undefined;
  return { key: BigInt(key), offerId, marketScaled: market ? BigInt(market) : undefined };
}
