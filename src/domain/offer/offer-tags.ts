import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";

/** A tag that many offers have. Owners may use others, too. */
interface KnownTag {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The groups of payment methods that it says something about; empty: every group. */
  readonly groups: readonly PaymentMethodGroupId[];
}

const rows: readonly (readonly [
  name: string,
  description: string,
  groups?: readonly PaymentMethodGroupId[],
])[] = [
  ["no fees", "Your trade partner charges nothing on top of the price"],
  ["name must match", "The payer's account is in their own name", [2, 3, 4, 5, 8]],
  ["no third parties", "Nobody else pays or is paid"],
  ["same bank only", "Both accounts are at the same bank", [5]],
  ["domestic transfers only", "The payment stays within one country", [5]],
  ["receipt required", "The payer uploads a receipt"],
  ["no receipt needed", "The payment alone is enough"],
  ["photo id required", "The taker shows a photo ID in the chat"],
  ["verified id only", "The taker has a verified ID"],
  ["online payments", "The payment is made online", [1, 3, 4, 5, 8]],
  ["in person", "Both sides meet", [2, 7]],
  ["cash only", "No other money is taken", [2]],
  ["physical cards only", "The card has to be a physical one", [1]],
  ["e codes accepted", "A code without a card is enough", [1]],
  ["no negotiation", "The terms aren't negotiable"],
];

/** The tags that lists of offers offer as filters. */
export const knownTags: readonly KnownTag[] = rows.map(([name, description, groups = []]) => ({
  slug: tagSlug(name),
  name,
  description,
  groups,
}));

/** How a tag stands in addresses: its words joined by hyphens. */
function tagSlug(tag: string): string {
  return tag.replaceAll(" ", "-");
}

const knownNames = new Set(rows.map(([name]) => name));

export function isKnownTag(tag: string): boolean {
  return knownNames.has(tag);
}
