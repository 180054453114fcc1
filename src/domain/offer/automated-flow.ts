import type { Offer } from "./offer.ts";

/** Who may prepare a reply that is sent by itself. */
const vendorBadge = "vendor";

/** What counts of an owner: a reply that they prepared is sent only while they have the badge. */
interface ReplyingOwner {
  readonly badge: string;
  readonly hasAutoReply: boolean;
}

/**
 * Whether trades on an offer go on by themselves: the flow shows the owner's card or account as soon as it is due, and
 * who starts gets the owner's prepared reply at once (answers 58).
 */
export function isAutomated(
  { flow }: Pick<Offer, "flow">,
  { badge, hasAutoReply }: ReplyingOwner,
): boolean {
  const isAutomaticFlow = flow === "gcc-auto" || flow === "bt-auto";
  return isAutomaticFlow && hasAutoReply && badge === vendorBadge;
}
