/** The names under which moderators' decisions about offers are logged. */
export const moderationActs = {
  approve: "approve-offer",
  reject: "reject-offer",
  mark: "mark-offer",
} as const;
