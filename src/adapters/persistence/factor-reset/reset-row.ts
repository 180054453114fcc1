import type { StaffReset } from "../../../application/ports/factor-resets.ts";
import type { AnswersProof, ResetOutcome } from "../../../domain/factor-reset/factor-reset.ts";

/** A request for a reset, as staff read it. */
export interface ResetRow {
  readonly id: string;
  readonly trader_id: string;
  readonly username: string;
  readonly answers: AnswersProof;
  readonly asked_at: Date;
  readonly proposed_by: string | null;
  readonly proposer: string | null;
  readonly proposal_words: string | null;
  readonly proposed_at: Date | null;
  readonly outcome: ResetOutcome | null;
  readonly closer: string | null;
  readonly closing_words: string | null;
  readonly closed_at: Date | null;
}

export const resetColumns = `r.id, r.trader_id, trader.username, r.answers, r.asked_at, r.proposed_by,
  proposer.username AS proposer, r.proposal_words, r.proposed_at, r.outcome,
  closer.username AS closer, r.closing_words, r.closed_at`;

export const fromResets = `FROM factor_reset r JOIN trader ON trader.id = r.trader_id
  LEFT JOIN staff proposer ON proposer.id = r.proposed_by
  LEFT JOIN staff closer ON closer.id = r.closed_by`;

export function resetOf(row: ResetRow): StaffReset {
  const { proposed_at: proposedAt, closed_at: closedAt, outcome } = row;
  return {
    id: Number(row.id),
    traderId: row.trader_id,
    username: row.username,
    answers: row.answers,
    askedAt: row.asked_at.getTime(),
    proposedBy: row.proposed_by ?? undefined,
    proposed: proposedAt
      ? { by: row.proposer ?? "", words: row.proposal_words ?? "", at: proposedAt.getTime() }
      : undefined,
    closed:
      outcome && closedAt
        ? {
            outcome,
            by: row.closer ?? undefined,
            words: row.closing_words ?? "",
            at: closedAt.getTime(),
          }
        : undefined,
  };
}
