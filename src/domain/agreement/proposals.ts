import { accept, refuse, type Result } from "../result/result.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange, type Action } from "../trade/make-change.ts";
import type { Proposal, ProposalKind, ProposalTerms } from "../trade/proposal.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { TradeRefusal } from "../trade/trade-refusal.ts";
import type { Instant, Side, Trade } from "../trade/trade.ts";

/** The side of an actor that the table admitted as a party. */
export function sideOfActor({ by }: Pick<Action, "by">): Side {
  return by === "buyer" ? "buyer" : "seller";
}

/** One side offers terms to the other. At most one proposal of each kind is open. */
export function propose(
  trade: Trade,
  action: Action & { readonly proposalId: string },
  terms: ProposalTerms,
  validUntil: Instant,
  context: TradeContext,
): Judgement {
  const { proposalId, ...proposing } = action;
  const by = sideOfActor(action);
  const open = trade.proposals.find(
    (proposal) => proposal.id === proposalId || proposal.terms.kind === terms.kind,
  );
  if (open?.id === proposalId && open.by === by && open.terms.kind === terms.kind) {
    return alreadySo(trade);
  }
  if (open) return refuse({ code: "already_asked" });
  const proposals = [...trade.proposals, { id: proposalId, terms, by, validUntil }];
  const facts = { step: "proposed", proposalId, kind: terms.kind, until: String(validUntil) };
  return accept(makeChange(trade, proposing, { proposals, facts }, context));
}

/** The other side's open proposal that is being accepted. */
export function acceptedProposal<Kind extends ProposalKind>(
  { proposals }: Trade,
  action: Action & { readonly proposalId: string },
  ...kinds: readonly Kind[]
): Result<Proposal & { readonly terms: { readonly kind: Kind } }, TradeRefusal> {
  const isOfKind = (
    proposal: Proposal,
  ): proposal is Proposal & { readonly terms: { readonly kind: Kind } } =>
    kinds.some((kind) => kind === proposal.terms.kind);
  const found = proposals.filter(isOfKind).find(({ id }) => id === action.proposalId);
  if (!found) return refuse({ code: "proposal_unknown" });
  return found.by === sideOfActor(action) ? refuse({ code: "own_proposal" }) : accept(found);
}

/**
 * The earliest proposal lapses. If the buyer did not confirm a refund in time, both can open a
 * dispute at once (T25).
 */
export function carryOutProposalOver(trade: Trade, context: TradeContext): TradeChange {
  const { disputeAvailableAt } = trade;
  const end = Math.min(...trade.proposals.map(({ validUntil }) => validUntil));
  const lapsed = trade.proposals.filter(({ validUntil }) => validUntil === end);
  const isRefundUnconfirmed = lapsed.some(({ terms }) => terms.kind === "paid-by-someone-else");
  return makeChange(
    trade,
    { act: "proposal-over", by: "clock" },
    {
      ...(isRefundUnconfirmed && {
        axes: { disputeAvailableAt: Math.min(disputeAvailableAt ?? context.now, context.now) },
      }),
      proposals: trade.proposals.filter((proposal) => !lapsed.includes(proposal)),
      facts: { proposalIds: lapsed.map(({ id }) => id).join(" ") },
    },
    context,
  );
}
