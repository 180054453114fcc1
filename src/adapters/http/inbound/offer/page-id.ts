import type { ListPosition } from "../../../../application/offer/list-offers.ts";

/** The position of a page as the `page_id` that callers hand back. It says nothing to them. */
export function pageIdOf({ key, offerId, marketScaled }: ListPosition): string {
  return Buffer.from(`${key} ${marketScaled ?? ""} ${offerId}`).toString("base64url");
}

/** The position that a `page_id` stands for; undefined for one that we did not make. */
export function positionOf(pageId: string): ListPosition | undefined {
  const text = Buffer.from(pageId, "base64url").toString();
  const [, key, market, offerId] = /^(-?\d{1,120}) ([1-9]\d{0,37})? (\w{1,40})$/.exec(text) ?? [];
  if (key === undefined || offerId === undefined) return undefined;
  return { key: BigInt(key), offerId, marketScaled: market ? BigInt(market) : undefined };
}
