/** The types of the support modal (specification, section 8; answers 164). */
export const supportModals = [
  "balance_problem",
  "account_closed",
  "payment_support_notice",
] as const;
export type SupportModal = (typeof supportModals)[number];

/** What a person writes to support about: `general`, or the modal that brought them. */
export const supportTopics = ["general", ...supportModals] as const;
export type SupportTopic = (typeof supportTopics)[number];

/**
 * What a chat is about after the person wrote: what reopened it, or the first thing besides `general`
 * that they came for.
 */
export function topicAfter(
  known: { readonly topic: SupportTopic; readonly isClosed: boolean },
  asked: SupportTopic,
): SupportTopic {
  return known.isClosed || known.topic === "general" ? asked : known.topic;
}
