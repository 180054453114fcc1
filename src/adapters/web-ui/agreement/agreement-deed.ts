import { match, P } from "ts-pattern";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { ProposalView, TradeView } from "../../http/contract/trade/trade-views.ts";
import type { ProofKind, TypedProof } from "../account/proof-field.tsx";
import { releaseProofKind } from "../account/release-proof-kind.ts";
import { client } from "../server/client.ts";

/** What the user may grant or propose to the other side. */
type Offerable = TradeView["offerable"][number];

/** Proposals for when the market has moved, or the trade has ended. */
type MarketOfferable = Extract<Offerable, "re-quote" | "reopen" | "reopen-paid">;

/** Actions listed in the help menu. */
export type PlainOfferable = Exclude<Offerable, MarketOfferable>;

/** Whether it has its own place in the room. */
export function isAboutMarket(what: Offerable): what is MarketOfferable {
  return what === "re-quote" || what === "reopen" || what === "reopen-paid";
}

/** Actions that need a confirmation first. */
export type Question =
  | { readonly kind: "offer"; readonly what: Offerable }
  | { readonly kind: "accept"; readonly proposal: ProposalView };

/** An agreement action by the user; declining or withdrawing a proposal needs no confirmation. */
export type Deed = Question | { readonly kind: "decline"; readonly proposal: ProposalView };

/** The text typed for it; empty if none is required. */
export interface Typed {
  readonly received: string;
  readonly proof: TypedProof;
  /** The price named in the question, when reopening a trade. */
  readonly priceSeen?: "old" | "new";
}

/** Whether the trade still allows the action being confirmed. */
export function isPossible(question: Question, view: TradeView): boolean {
  return question.kind === "offer"
    ? view.offerable.includes(question.what)
    : view.proposals.some(({ id, isMine }) => id === question.proposal.id && !isMine);
}

/** The proof the seller has to type: crypto goes to the buyer, as in a release. */
export function askedProof(question: Question, view: TradeView): ProofKind {
  const kind = question.kind === "offer" ? question.what : question.proposal.kind;
  return kind === "amend" && view.mySide === "seller" ? releaseProofKind(view) : "nothing";
}

const standing: ReadonlySet<string> = new Set<CallFailure["code"]>([
  "low_balance",
  "no_fresh_rate",
  "start_refused",
]);

/** Failures meaning that the page was out of date. Nothing was done. */
export function isOutdated({ code, status }: CallFailure): boolean {
  return (status === 409 && !standing.has(code)) || code === "not_your_act";
}

/** Sends it. */
export function send(id: string, deed: Deed, typed: Typed): Promise<Outcome<TradeView, undefined>> {
  const { received, proof, priceSeen } = typed;
  const about = (proposal: ProposalView) => ({ id, proposalId: proposal.id });
  return match(deed)
    .with({ kind: "offer", what: "extend" }, () =>
      client.call("extendWindow", { parameters: { id } }),
    )
    .with({ kind: "offer", what: "withdraw-paid" }, () =>
      client.call("withdrawPaid", { parameters: { id } }),
    )
    .with({ kind: "offer", what: "amend" }, ({ what }) =>
      client.call("propose", { parameters: { id }, body: { kind: what, received, ...proof } }),
    )
    .with(
      {
        kind: "offer",
        what: P.union("agree-cancel", "paid-by-someone-else", "re-quote", "reopen"),
      },
      ({ what }) => client.call("propose", { parameters: { id }, body: { kind: what } }),
    )
    .with({ kind: "offer", what: "reopen-paid" }, () =>
      client.call("propose", {
        parameters: { id },
        body: { kind: "reopen", paid_late: true },
      }),
    )
    .with({ kind: "accept" }, ({ proposal }) =>
      client.call("acceptProposal", {
        parameters: about(proposal),
        body: { ...proof, ...(priceSeen && { price_seen: priceSeen }) },
      }),
    )
    .with({ kind: "decline" }, ({ proposal }) =>
      client.call("declineProposal", { parameters: about(proposal) }),
    )
    .exhaustive();
}
