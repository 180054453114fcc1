import { accept, refuse, type Result } from "../result/result.ts";

/** What is checked before an offer is saved. */
interface FavoriteWish {
  /** Whether others can see the offer at all. */
  readonly isOpen: boolean;
  readonly isOwn: boolean;
}

export interface FavoriteRefusal {
  readonly code: "not_found";
}

/** Whether an offer can be saved; how many are is checked where they are stored. */
export function decideFavorite({
  isOpen,
  isOwn,
}: FavoriteWish): Result<undefined, FavoriteRefusal> {
  return isOpen && !isOwn ? accept(undefined) : refuse({ code: "not_found" });
}
