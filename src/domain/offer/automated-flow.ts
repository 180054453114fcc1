import type { Offer } from "./offer.ts";

/**
 * Whether trades on an offer go on by themselves, step by step, without waiting for its owner's words: the flows
 * that show the owner's card or account as soon as it is due (answers 58).
 */
export function isAutomated({ flow }: Pick<Offer, "flow">): boolean {
  return flow === "gcc-auto" || flow === "bt-auto";
}
