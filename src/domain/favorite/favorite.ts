import { accept, refuse, type Result } from "../result/result.ts";

/** What is checked before an offer is saved. */
interface FavoriteWish {
  /** Whether others can see the offer at all. */
  readonly isOpen: boolean;
  readonly isOwn: boolean;
  readonly isKept: boolean;
  /** How many the trader has saved already. */
  readonly count: number;
}

export type FavoriteRefusal = { readonly code: "not_found" | "too_many_favorites" };

/** Saving an offer a second time changes nothing. `most`: how many a trader may save. */
export function decideFavorite(
  { isOpen, isOwn, isKept, count }: FavoriteWish,
  most: number,
): Result<"keep" | "nothing", FavoriteRefusal> {
  if (!isOpen || isOwn) return refuse({ code: "not_found" });
  if (isKept) return accept("nothing");
  return count < most ? accept("keep") : refuse({ code: "too_many_favorites" });
}
