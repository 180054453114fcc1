import { Trans, useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { ReasonWords } from "./reason-words.tsx";

const words: Readonly<Record<string, MessageDescriptor>> = {
  start: msg`started the trade`,
  opened: msg`started the trade`,
  "details-read": msg`saw the payment details`,
  "funding-held": msg`amount and fee held`,
  "funding-refused": msg`funding refused`,
  "funding-over": msg`not funded in time`,
  fund: msg`funds the escrow`,
  cancel: msg`cancelled the trade`,
  "staff-cancel": msg`ended the trade for the platform`,
  "share-card": msg`shared the card`,
  "accept-card": msg`accepted the card`,
  "decline-card": msg`declined the card`,
  "share-code": msg`shared the code`,
  fallback: msg`continues without the card's code`,
  paid: msg`marked paid`,
  "withdraw-paid": msg`marked the trade as not paid`,
  extend: msg`gave more time to pay`,
  "window-over": msg`the payment window ended`,
  exit: msg`the Bitcoin left the escrow without us`,
  release: msg`released the crypto`,
  "give-back": msg`returned the crypto`,
  "agree-cancel": msg`agreed to cancel`,
  "paid-by-someone-else": msg`paid from someone else's account, agreed`,
  amend: msg`changed the agreement`,
  "re-quote": msg`agreed on a new price`,
  reopen: msg`opened the trade again`,
  "reveal-code": msg`saw the code of the gift card`,
  requirement: msg`did a step that the trade requires`,
  "decline-proposal": msg`declined a proposal`,
  "proposal-over": msg`a proposal expired`,
  stale: msg`nobody acted for too long`,
  "withdraw-dispute": msg`withdrew the dispute`,
  "take-case": msg`took the case`,
  "return-case": msg`the case went back to the queue`,
  "decide-buyer": msg`decided for the buyer`,
  "decide-seller": msg`decided for the seller`,
  appeal: msg`appealed`,
  "accept-verdict": msg`accepted the verdict`,
  "reject-appeal": msg`rejected the appeal`,
  "grant-appeal": msg`granted the appeal`,
  "appeal-over": msg`the appeal period ended`,
  "appeal-unheard": msg`the appeal wasn't reviewed in time`,
  "report-chargeback": msg`reported a reversed payment`,
  "answer-chargeback": msg`responded to the report`,
  "payout-put-off": msg`payout waiting: withdrawals are halted`,
  "clock-stopped": msg`the deadline waits: the account of who has to act is locked`,
  "clock-resumed": msg`the deadline runs again`,
  "clock-extended": msg`every deadline was extended by a maintenance or an outage`,
  "answer-over": msg`the time to respond ran out`,
  "allow-chargeback": msg`allowed another report`,
  "write-off-claim": msg`wrote the claim off, or asked a second admin to`,
  "agree-plan": msg`agreed a repayment plan with the buyer`,
  "withdraw-plan": msg`withdrew the repayment plan`,
  "instalment-soon": msg`reminded of the next instalment`,
  "instalment-met": msg`an instalment was paid on time`,
  "plan-missed": msg`an instalment was missed: the plan ended`,
  "dismiss-chargeback": msg`dismissed the report`,
  "confirm-chargeback": msg`confirmed the report`,
  "debt-settled": msg`the claim was settled`,
  "first-feedback": msg`gave feedback`,
};

/** What happened, in a few words. */
export function EventWords(props: { act: string; detail: Readonly<Record<string, string>> }) {
  const { i18n } = useLingui();
  const { act, detail } = props;
  const waits = detail["step"] === "awaits_second";
  if (act === "dispute") {
    return (
      <Trans>
        opened a dispute: <ReasonWords reason={detail["reason"] ?? "other"} />
      </Trans>
    );
  }
  if (act === "funding-held" && detail["status"] === "funds_processed") {
    return <Trans>the funding went through</Trans>;
  }
  if (act === "ask-evidence") return <AskedWords detail={detail} />;
  if (act === "assign-case") {
    const worker = detail["worker"] ?? "";
    return (
      <Trans>
        assigned the case to <bdi>{worker}</bdi>
      </Trans>
    );
  }
  if (act === "decide-split") {
    const percent = Number(detail["buyerShare"] ?? 0) / 100;
    return (
      <>
        <Trans>
          decided to split: <bdi>{percent}%</bdi> to the buyer
        </Trans>
        {waits && <Waiting />}
      </>
    );
  }
  const known = words[act];
  return (
    <>
      {known ? i18n._(known) : <bdi>{act.replaceAll("-", " ")}</bdi>}
      {waits && <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <>
      {", "}
      <Trans>waiting for a second person</Trans>
    </>
  );
}

function AskedWords({ detail }: { detail: Readonly<Record<string, string>> }) {
  const sides = detail["sides"] ?? "";
  const what = <EvidenceWords what={detail["what"] ?? ""} />;
  if (sides === "buyer") return <Trans>asked the buyer: {what}</Trans>;
  if (sides === "seller") return <Trans>asked the seller: {what}</Trans>;
  return <Trans>asked both sides: {what}</Trans>;
}

/** Requests that staff can make in one click. */
export function EvidenceWords({ what }: { what: string }) {
  switch (what) {
    case "statement_of_today":
      return <Trans>Statement of today</Trans>;
    case "screen_recording":
      return <Trans>Screen recording</Trans>;
    case "name_on_account":
      return <Trans>Name on account</Trans>;
    default:
      return <Trans>Something else</Trans>;
  }
}
