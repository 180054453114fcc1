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

/** Whether only one side proposed it: if both acted, it is an agreement. */
export function isOffer({ act, by }: Pick<TradeEventView, "act" | "by">): boolean {
  return agreements.has(act) && by !== "both";
}

/** Events that end a proposal without an agreement; not actions of the table. */
export type ProposalEnd = "decline-proposal" | "proposal-over";

type Agreed = "agree-cancel" | "amend" | "re-quote" | "reopen" | ProposalEnd;

/** What the two sides proposed to each other, and what they agreed on. */
export const agreedWords: Readonly<Record<Agreed, (happened: Happened) => StepWords>> = {
  "agree-cancel": (happened) =>
    isOffer(happened.event)
      ? {
          what: happened.byMe ? (
            <Trans>You proposed cancelling</Trans>
          ) : (
            <Trans>
              <bdi>{happened.facts.partner}</bdi> proposed cancelling
            </Trans>
          ),
        }
      : {
          what: <Trans>You both agreed to cancel</Trans>,
          detail: wentBack(happened.facts),
        },
  amend: (happened) =>
    isOffer(happened.event)
      ? {
          what: happened.byMe ? (
            <Trans>You proposed settling for the amount that arrived</Trans>
          ) : (
            <Trans>
              <bdi>{happened.facts.partner}</bdi> proposed settling for the amount that arrived
            </Trans>
          ),
        }
      : {
          what: <Trans>You both agreed on a different amount</Trans>,
          detail: <Trans>the crypto was released for the amount that arrived</Trans>,
        },
  "re-quote": (happened) => {
    const { partner, crypto } = happened.facts;
    if (!isOffer(happened.event)) {
      return {
        what: <Trans>You both agreed on a new price</Trans>,
        detail: (
          <Trans>
            now for <bdi>{crypto}</bdi>
          </Trans>
        ),
      };
    }
    return {
      what: happened.byMe ? (
        <Trans>You proposed a new price</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> proposed a new price
        </Trans>
      ),
      detail: <Trans>the market had moved</Trans>,
    };
  },
  reopen: (happened) => {
    const { facts, byMe } = happened;
    if (!isOffer(happened.event)) {
      return { what: <Trans>You both agreed to reopen the trade</Trans>, detail: held(facts) };
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
      <Trans>You declined or withdrew a proposal</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> declined or withdrew a proposal
      </Trans>
    ),
  }),
  "proposal-over": () => ({ what: <Trans>A proposal was not answered in time</Trans> }),
};
