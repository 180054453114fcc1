/** The names under which the log keeps what moderators decide about offers. */
export const moderationActs = { approve: "approve-offer", reject: "reject-offer" } as const;
