import { match, P } from "ts-pattern";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import type { ProposalView, TradeView } from "../../http/contract/trade/trade-views.ts";
import { client } from "../server/client.ts";

/** What the reader may grant the other side, or offer it. */
type Offerable = TradeView["offerable"][number];

/** What both agree on when the market moved, or the trade is over. */
type MarketOfferable = Extract<Offerable, "re-quote" | "reopen" | "reopen-paid">;

/** What has its entry under what is not as agreed. */
export type PlainOfferable = Exclude<Offerable, MarketOfferable>;

/** Whether it has a place of its own in the room. */
export function isAboutMarket(what: Offerable): what is MarketOfferable {
  return what === "re-quote" || what === "reopen" || what === "reopen-paid";
}

/** What is asked about once before it is done. */
export type Question =
  | { readonly kind: "offer"; readonly what: Offerable }
  | { readonly kind: "accept"; readonly proposal: ProposalView };

/** What the reader does about an agreement; what was offered is declined or taken back unasked. */
export type Deed = Question | { readonly kind: "decline"; readonly proposal: ProposalView };

/** What was typed for it; empty where nothing is asked. */
export interface Typed {
  readonly received: string;
  readonly password: string;
  /** The price that the question named, where it takes a trade up again. */
  readonly priceSeen?: "old" | "new";
}

/** Whether the trade still allows what is asked about. */
export function isPossible(question: Question, view: TradeView): boolean {
  return question.kind === "offer"
    ? view.offerable.includes(question.what)
    : view.proposals.some(({ id, isMine }) => id === question.proposal.id && !isMine);
}

/** Whether the seller's password is asked: crypto goes to the buyer, as with a release. */
export function asksPassword(question: Question, view: TradeView): boolean {
  const kind = question.kind === "offer" ? question.what : question.proposal.kind;
  return kind === "amend" && view.mySide === "seller" && view.releaseNeedsPassword;
}

const standing: ReadonlySet<string> = new Set<CallFailure["code"]>([
  "low_balance",
  "no_fresh_rate",
  "start_refused",
]);

/** Failures that say: what the page showed was old. Nothing was done. */
export function isOutdated({ code, status }: CallFailure): boolean {
  return (status === 409 && !standing.has(code)) || code === "not_your_act";
}

/** Sends it; `key` is the same each time that the same press is sent. */
export function send(
  id: string,
  deed: Deed,
  typed: Typed,
  key: string,
): Promise<Outcome<TradeView, undefined>> {
  const { received, password, priceSeen } = typed;
  const about = (proposal: ProposalView) => ({ id, proposalId: proposal.id });
  return match(deed)
    .with({ kind: "offer", what: "extend" }, () =>
      client.call("extendWindow", { parameters: { id }, key }),
    )
    .with({ kind: "offer", what: "withdraw-paid" }, () =>
      client.call("withdrawPaid", { parameters: { id }, key }),
    )
    .with({ kind: "offer", what: "amend" }, ({ what }) =>
      client.call("propose", { parameters: { id }, body: { kind: what, received, password }, key }),
    )
    .with(
      {
        kind: "offer",
        what: P.union("agree-cancel", "paid-by-someone-else", "re-quote", "reopen"),
      },
      ({ what }) => client.call("propose", { parameters: { id }, body: { kind: what }, key }),
    )
    .with({ kind: "offer", what: "reopen-paid" }, () =>
      client.call("propose", {
        parameters: { id },
        body: { kind: "reopen", paid_late: true },
        key,
      }),
    )
    .with({ kind: "accept" }, ({ proposal }) =>
      client.call("acceptProposal", {
        parameters: about(proposal),
        body: { password, ...(priceSeen && { price_seen: priceSeen }) },
        key,
      }),
    )
    .with({ kind: "decline" }, ({ proposal }) =>
      client.call("declineProposal", { parameters: about(proposal), key }),
    )
    .exhaustive();
}
