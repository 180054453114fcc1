import type { OwnReputation, StaffReputation } from "../../../application/ports/reputations.ts";
import type { ReputationClaim } from "../../../domain/reputation/reputation-claim.ts";

/** A claim as its owner reads it. */
export interface OwnRow extends ReputationClaim {
  readonly id: string;
  readonly at: Date;
  readonly is_confirmed: boolean | null;
  readonly decision_words: string | null;
  readonly decided_at: Date | null;
}

/** The same as staff read it. */
export interface StaffRow extends OwnRow {
  readonly trader_id: string;
  readonly username: string;
  readonly decided_by: string | null;
}

/** The columns of what a claim says. */
export const claimColumns = "c.market, c.address, c.trades, c.positive, c.negative, c.since";

/** The columns of `OwnRow`. */
export const ownColumns = `c.id, ${claimColumns}, c.at, c.is_confirmed, c.decision_words, c.decided_at`;

/** The columns of `StaffRow`. */
export const staffColumns = `${ownColumns}, c.trader_id, trader.username, staff.username AS decided_by`;

export const fromClaims = `FROM reputation_claim c JOIN trader ON trader.id = c.trader_id
  LEFT JOIN staff ON staff.id = c.decided_by`;

export function claimOf(row: ReputationClaim): ReputationClaim {
  const { market, address, trades, positive, negative, since } = row;
  return { market, address, trades, positive, negative, since };
}

export function ownOf(row: OwnRow): OwnReputation {
  const { id, at } = row;
  return { ...claimOf(row), id: Number(id), at: at.getTime(), decided: decidedOf(row) };
}

export function staffOf(row: StaffRow): StaffReputation {
  const decided = decidedOf(row);
  return {
    ...ownOf(row),
    traderId: row.trader_id,
    username: row.username,
    decided: decided && { ...decided, by: row.decided_by ?? "" },
  };
}

function decidedOf({ is_confirmed: isConfirmed, decision_words: words, decided_at: at }: OwnRow) {
  return isConfirmed === null || !at
    ? undefined
    : { isConfirmed, words: words ?? "", at: at.getTime() };
}
