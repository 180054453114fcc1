import { Trans } from "@lingui/react/macro";
import type { TradeEventView } from "../../http/contract/trade/trade-views.ts";
import type { TradeAct } from "../../../domain/trade/trade-command.ts";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";
import { held, wentBack } from "./escrow-words.tsx";

const agreements: ReadonlySet<string> = new Set<TradeAct>([
  "agree-cancel",
  "amend",
  "re-quote",
  "reopen",
]);

/** Whether one side only offered it: what both did is the agreement. */
export function isOffer({ act, by }: Pick<TradeEventView, "act" | "by">): boolean {
  return agreements.has(act) && by !== "both";
}

/** What ends an offer without an agreement; no act of the table. */
export type ProposalEnd = "decline-proposal" | "proposal-over";

type Agreed = "agree-cancel" | "amend" | "re-quote" | "reopen" | ProposalEnd;

/** What the two sides offered each other, and what they agreed on. */
export const agreedWords: Readonly<Record<Agreed, (happened: Happened) => StepWords>> = {
  "agree-cancel": (happened) =>
    isOffer(happened.event)
      ? {
          what: happened.byMe ? (
            <Trans>You offered to cancel together</Trans>
          ) : (
            <Trans>
              <bdi>{happened.facts.partner}</bdi> offered to cancel together
            </Trans>
          ),
        }
      : {
          what: <Trans>Both of you agreed to cancel</Trans>,
          detail: wentBack(happened.facts),
        },
  amend: (happened) =>
    isOffer(happened.event)
      ? {
          what: happened.byMe ? (
            <Trans>You offered to settle for what arrived</Trans>
          ) : (
            <Trans>
              <bdi>{happened.facts.partner}</bdi> offered to settle for what arrived
            </Trans>
          ),
        }
      : {
          what: <Trans>Both of you agreed on another amount</Trans>,
          detail: <Trans>the crypto was released for what had arrived</Trans>,
        },
  "re-quote": (happened) => {
    const { partner, crypto } = happened.facts;
    if (!isOffer(happened.event)) {
      return {
        what: <Trans>Both of you agreed on a new price</Trans>,
        detail: (
          <Trans>
            now for <bdi>{crypto}</bdi>
          </Trans>
        ),
      };
    }
    return {
      what: happened.byMe ? (
        <Trans>You asked for a new price</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> asked for a new price
        </Trans>
      ),
      detail: <Trans>the market had moved</Trans>,
    };
  },
  reopen: (happened) => {
    const { facts, byMe } = happened;
    if (!isOffer(happened.event)) {
      return { what: <Trans>Both of you reopened the trade</Trans>, detail: held(facts) };
    }
    return {
      what: byMe ? (
        <Trans>You asked to reopen the trade</Trans>
      ) : (
        <Trans>
          <bdi>{facts.partner}</bdi> asked to reopen the trade
        </Trans>
      ),
    };
  },
  "decline-proposal": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You declined an offer, or took yours back</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> declined an offer, or took one back
      </Trans>
    ),
  }),
  "proposal-over": () => ({ what: <Trans>An offer was not answered in time</Trans> }),
};
