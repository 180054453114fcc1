/** What verification can block (specification, section 6). */
export const kycActions = [
  "create-offer",
  "view-trade",
  "start-trade-buy",
  "start-trade-sell",
  "use-wallet",
  "activate-offer",
] as const;
export type KycAction = (typeof kycActions)[number];

/** A demand of staff, or of a rule, that somebody proves who they are. */
export interface VerificationDemand {
  readonly isForced: boolean;
  /** In ms; nothing is blocked before. */
  readonly deadline: number | undefined;
}

/**
 * What an account cannot do before it is verified (answers 144): at L0 all of it; past the deadline of a
 * forced verification all but the view of its trades. A demo's account is below zero, and nothing is blocked.
 */
export function blockedKycActions(
  level: number,
  demand: VerificationDemand | undefined,
  now: number,
): readonly KycAction[] {
  if (isPastDeadline(demand, now)) return kycActions.filter((each) => each !== "view-trade");
  return level === 0 ? kycActions : [];
}

/** Whether a forced verification is overdue: no trade starts, no offer goes on, nothing is sent. */
function isPastDeadline(demand: VerificationDemand | undefined, now: number): boolean {
  return demand?.isForced === true && demand.deadline !== undefined && demand.deadline <= now;
}
