/** What keeps somebody from closing their account, as it is read. */
export interface ClosingFacts {
  readonly activeTrades: number;
  /** Whether any of their accounts in the ledger has something on it. */
  readonly hasBalance: boolean;
  /** Whether they owe somebody, or somebody owes them. */
  readonly hasDebt: boolean;
  /** Open disputes, appeals and reports of reversed payments in their trades, running or not. */
  readonly openDisputes: number;
}

/** Each thing that has to be settled first. */
export type ClosingObstacle = "active_trades" | "balance" | "debt" | "dispute";

/** Everything that keeps the account open, so that nobody is told one thing after the other. */
export function closingObstacles(facts: ClosingFacts): readonly ClosingObstacle[] {
  const holds: Readonly<Record<ClosingObstacle, boolean>> = {
    active_trades: facts.activeTrades > 0,
    balance: facts.hasBalance,
    debt: facts.hasDebt,
    dispute: facts.openDisputes > 0,
  };
  return (Object.keys(holds) as ClosingObstacle[]).filter((obstacle) => holds[obstacle]);
}

/**
 * For how long after the closing what is known of a person has to be kept: five years, as the law on
 * money laundering asks of those who deal in crypto.
 */
export const closedAccountKeptSeconds = 5 * 365 * 86_400;
