import { Trans } from "@lingui/react/macro";
import type { TradeEventView } from "../../http/contract/trade/trade-views.ts";
import type { TradeAct } from "../../../domain/trade/trade-command.ts";
import { reportWords } from "../chargeback/chargeback-words.tsx";
import { deskWords } from "../dispute/desk-words.tsx";
import { agreedWords, type ProposalEnd } from "./agreed-words.tsx";
import { caseWords } from "./case-words.tsx";
import { clockWords, type ClockAct } from "./clock-words.tsx";
import type { StepWords } from "../trade/coming-steps.tsx";
import { requirementWords } from "../requirement/requirement-words.tsx";
import { firstHeld, wentBack } from "./escrow-words.tsx";
import { statusWords } from "../trade/status-words.tsx";
import type { Happened } from "../trade/happened.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** The texts of a timeline event. */
export function doneWords(event: TradeEventView, facts: TradeFacts): StepWords {
  const happened = { facts, event, byMe: event.by === facts.mySide };
  const known: Readonly<Record<string, (happened: Happened) => StepWords>> = actWords;
  const words = known[event.act]?.(happened) ?? { what: statusWords(event.status).words };
  const { codeName } = event;
  if (codeName === null) return words;
  const worker = (
    <Trans>
      case worker <bdi>{codeName}</bdi>
    </Trans>
  );
  const detail = words.detail ? (
    <>
      {worker} · {words.detail}
    </>
  ) : (
    worker
  );
  return { ...words, detail };
}

/** What is on the timeline and no action of the table. */
type OtherAct = ClockAct | "payout-put-off" | "details-read" | "requirement" | "reveal-code";

/** Every action of the table must have its texts, or this does not compile. */
const actWords: Readonly<
  Record<TradeAct | ProposalEnd | OtherAct, (happened: Happened) => StepWords>
> = {
  ...agreedWords,
  ...caseWords,
  ...deskWords,
  ...reportWords,
  ...clockWords,
  start: ({ event, facts, byMe }) => {
    const { partner } = facts;
    const started = byMe ? (
      <Trans>when you started the trade</Trans>
    ) : (
      <Trans>
        when <bdi>{partner}</bdi> started the trade
      </Trans>
    );
    return event.status === "pending"
      ? { what: <Trans>The trade started, nothing is held yet</Trans>, detail: started }
      : { what: firstHeld(facts), detail: started };
  },
  opened: ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You opened the trade for the first time</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> opened the trade for the first time
      </Trans>
    ),
  }),
  fund: ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You funded the escrow</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> funded the escrow
      </Trans>
    ),
  }),
  "details-read": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You saw the payment details</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> saw the payment details
      </Trans>
    ),
  }),
  "reveal-code": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You saw the card's code</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> saw the card's code
      </Trans>
    ),
  }),
  requirement: requirementWords,
  "funding-held": ({ event, facts }) => ({
    what:
      event.status === "funds_processed" ? (
        <Trans>The funding of the escrow went through</Trans>
      ) : (
        firstHeld(facts)
      ),
  }),
  "funding-refused": () => ({
    what: <Trans>The escrow couldn't be funded</Trans>,
    detail: <Trans>nothing is held</Trans>,
  }),
  "funding-over": () => ({
    what: <Trans>The time to fund the escrow ran out</Trans>,
    detail: <Trans>nothing was held</Trans>,
  }),
  cancel: ({ facts, byMe }) => ({
    what: byMe ? (
      <Trans>You cancelled the trade</Trans>
    ) : (
      <Trans>
        <bdi>{facts.partner}</bdi> cancelled the trade
      </Trans>
    ),
    detail: wentBack(facts),
  }),
  "staff-cancel": ({ facts, event }) =>
    event.status === "cancelled_system"
      ? {
          what: (
            <Trans>
              <bdi>{facts.brandName}</bdi> cancelled the trade
            </Trans>
          ),
          detail: wentBack(facts),
        }
      : {
          what: (
            <Trans>
              <bdi>{facts.brandName}</bdi> wants to cancel the trade
            </Trans>
          ),
        },
  "window-over": ({ facts }) => ({
    what: <Trans>The payment window ended</Trans>,
    detail: wentBack(facts),
  }),
  exit: ({ facts: { brandName } }) => ({
    what: (
      <Trans>
        The Bitcoin left the escrow without <bdi>{brandName}</bdi>
      </Trans>
    ),
  }),
  "share-card": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You showed the card</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> showed the card
      </Trans>
    ),
  }),
  "accept-card": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You accepted the card</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> accepted the card
      </Trans>
    ),
  }),
  "decline-card": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You declined the card</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> declined the card
      </Trans>
    ),
  }),
  "share-code": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You shared the code</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> shared the code
      </Trans>
    ),
  }),
  fallback: () => ({ what: <Trans>The trade continues without automation</Trans> }),
  paid: ({ facts: { partner, fiat }, byMe }) => ({
    what: byMe ? (
      <Trans>
        You marked <bdi>{fiat}</bdi> as paid
      </Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> says they paid <bdi>{fiat}</bdi>
      </Trans>
    ),
    detail: <Trans>from then on the crypto can't go back because of a deadline</Trans>,
  }),
  "withdraw-paid": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You marked the trade as not paid</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> marked the trade as not paid
      </Trans>
    ),
    detail: <Trans>the payment window runs again</Trans>,
  }),
  extend: ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You gave more time to pay</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> gave more time to pay
      </Trans>
    ),
  }),
  release: ({ facts: { partner, crypto }, byMe }) => ({
    what: byMe ? (
      <Trans>
        You released <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>
      </Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> released <bdi>{crypto}</bdi> to you
      </Trans>
    ),
  }),
  "give-back": ({ facts, byMe }) => ({
    what: byMe ? (
      <Trans>You returned the crypto</Trans>
    ) : (
      <Trans>
        <bdi>{facts.partner}</bdi> returned the crypto
      </Trans>
    ),
    detail: wentBack(facts),
  }),
  "payout-put-off": () => ({
    what: <Trans>Payout waiting: releases are halted for now</Trans>,
  }),
  "first-feedback": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You rated the trade</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> rated the trade
      </Trans>
    ),
  }),
};
