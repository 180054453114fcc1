import { cardsPath } from "../navigation/paths.ts";

export const newCardPath = "/virtual-cards/create-card";

/** The page on which something is done with a card. */
export function cardActPath(id: string, act: "top-up" | "withdraw" | "terminate"): string {
  return `${cardsPath}/${id}/${act}`;
}
