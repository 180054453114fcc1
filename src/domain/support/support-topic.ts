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
 * What a chat is about after the person wrote: what they came for, and in a chat that goes on what it was
 * about, where they came for nothing in particular.
 */
export function topicAfter(
  known: { readonly topic: SupportTopic; readonly isClosed: boolean },
  asked: SupportTopic,
): SupportTopic {
  return asked === "general" && !known.isClosed ? known.topic : asked;
}
