import { Trans } from "@lingui/react/macro";
import type { TradeAct } from "../../../domain/trade/trade-command.ts";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** The actions of disputes, appeals and reports of reversed payments. */
type CaseAct = Extract<
  TradeAct,
  | "dispute"
  | "stale"
  | "withdraw-dispute"
  | "decide-buyer"
  | "decide-seller"
  | "decide-split"
  | "appeal"
  | "appeal-over"
  | "accept-verdict"
  | "reject-appeal"
  | "grant-appeal"
  | "appeal-unheard"
  | "report-chargeback"
  | "dismiss-chargeback"
  | "confirm-chargeback"
  | "debt-settled"
>;

/** The texts of the actions of a case. */
export const caseWords: Readonly<Record<CaseAct, (happened: Happened) => StepWords>> = {
  dispute: ({ facts: { partner }, event, byMe }) => ({
    what:
      event.by !== "buyer" && event.by !== "seller" ? (
        <Trans>A case worker opened a dispute</Trans>
      ) : byMe ? (
        <Trans>You opened a dispute</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> opened a dispute
        </Trans>
      ),
    detail: <Trans>the crypto stays in escrow until a case worker decides</Trans>,
  }),
  stale: () => ({
    what: <Trans>Nobody acted, so a case worker reviews the trade</Trans>,
    detail: <Trans>the crypto stays in escrow until the decision</Trans>,
  }),
  "withdraw-dispute": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You withdrew the dispute</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> withdrew the dispute
      </Trans>
    ),
  }),
  "decide-buyer": ({ facts }) => decided(facts.mySide === "buyer", facts.partner),
  "decide-seller": ({ facts }) => decided(facts.mySide === "seller", facts.partner),
  "decide-split": () => ({ what: <Trans>The case worker divided the crypto</Trans> }),
  appeal: ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You appealed</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> appealed
      </Trans>
    ),
  }),
  "appeal-over": () => ({ what: <Trans>Nobody appealed. The decision was carried out</Trans> }),
  "accept-verdict": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You accepted the decision</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> accepted the decision
      </Trans>
    ),
  }),
  "reject-appeal": () => ({
    what: <Trans>The appeal was rejected. The decision was carried out</Trans>,
  }),
  "grant-appeal": () => ({
    what: <Trans>The appeal was granted</Trans>,
    detail: <Trans>another case worker reviews it</Trans>,
  }),
  "appeal-unheard": () => ({
    what: <Trans>The appeal wasn't reviewed in time. The decision was carried out</Trans>,
  }),
  "report-chargeback": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You reported that the payment was reversed</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> reported that the payment was reversed
      </Trans>
    ),
  }),
  "dismiss-chargeback": () => ({ what: <Trans>The report was dismissed</Trans> }),
  "confirm-chargeback": () => ({ what: <Trans>The report was confirmed</Trans> }),
  "debt-settled": () => ({ what: <Trans>The debt was paid in full</Trans> }),
};

function decided(forMe: boolean, partner: string): StepWords {
  return {
    what: forMe ? (
      <Trans>The case worker decided for you</Trans>
    ) : (
      <Trans>
        The case worker decided for <bdi>{partner}</bdi>
      </Trans>
    ),
  };
}
