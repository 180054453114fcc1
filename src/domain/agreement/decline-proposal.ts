import { accept, refuse } from "../result/result.ts";
import { accountRefusal } from "../trade/account-refusal.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import { sideOf, type Trade } from "../trade/trade.ts";

/**
 * The other side declines a proposal, or the proposer withdraws it: as if it had lapsed. If it is
 * already gone, there is nothing to do.
 */
export function declineProposal(
  trade: Trade,
  actorId: string,
  proposalId: string,
  context: TradeContext,
): Judgement {
  const by = sideOf(trade, actorId);
  if (!by) return refuse({ code: "not_your_act" });
  const forbidden = accountRefusal(context, by, { act: "decline-proposal" });
  if (forbidden) return refuse(forbidden);
  const declined = trade.proposals.find(({ id }) => id === proposalId);
  if (!declined) return alreadySo(trade);
  const proposals = trade.proposals.filter((proposal) => proposal !== declined);
  const facts = { proposalId, kind: declined.terms.kind };
  const action = { act: "decline-proposal", by, actorId };
  return accept(makeChange(trade, action, { proposals, facts }, context));
}
