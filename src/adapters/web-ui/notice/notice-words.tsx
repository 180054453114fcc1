import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { NoticeStory } from "../../../domain/notice/notice-story.ts";
import { accountWords } from "./account-words.tsx";
import type { NoticeFacts } from "./notice-facts.ts";

/** Every story must have its words, or this does not compile. */
const words: Readonly<Record<NoticeStory, (facts: NoticeFacts) => ReactNode>> = {
  trade_started: ({ partner, crypto, fiat }) => (
    <Trans>
      <bdi>{partner}</bdi> started a trade with you: <bdi>{crypto}</bdi> for <bdi>{fiat}</bdi>
    </Trans>
  ),
  escrow_funded: ({ partner, crypto }) => (
    <Trans>
      <bdi>{crypto}</bdi> is now held in escrow for your trade with <bdi>{partner}</bdi>
    </Trans>
  ),
  funding_failed: ({ partner }) => (
    <Trans>
      The escrow of your trade with <bdi>{partner}</bdi> couldn't be funded
    </Trans>
  ),
  funding_over: ({ partner }) => (
    <Trans>
      The time to fund your trade with <bdi>{partner}</bdi> ran out. The trade is over.
    </Trans>
  ),
  paid: ({ partner, fiat }) => (
    <Trans>
      <bdi>{partner}</bdi> says they paid <bdi>{fiat}</bdi>. Check your account, then release the
      crypto.
    </Trans>
  ),
  paid_withdrawn: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> marked your trade as not paid. The payment window runs again.
    </Trans>
  ),
  deadline_moved: ({ partner }) => (
    <Trans>
      The deadline of your trade with <bdi>{partner}</bdi> moved.
    </Trans>
  ),
  time_extended: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> gave you more time to pay
    </Trans>
  ),
  card_shared: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> showed the gift card
    </Trans>
  ),
  card_accepted: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> accepted the gift card
    </Trans>
  ),
  card_declined: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> declined the gift card
    </Trans>
  ),
  code_shared: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> shared the code of the gift card
    </Trans>
  ),
  fallback: ({ partner }) => (
    <Trans>
      Your trade with <bdi>{partner}</bdi> continues without automation
    </Trans>
  ),
  released: ({ partner, crypto }) => (
    <Trans>
      <bdi>{partner}</bdi> released <bdi>{crypto}</bdi> to you. The trade is complete.
    </Trans>
  ),
  given_back: ({ partner, crypto }) => (
    <Trans>
      <bdi>{partner}</bdi> returned <bdi>{crypto}</bdi> to you. The trade is over.
    </Trans>
  ),
  cancelled: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> cancelled your trade. The trade is over.
    </Trans>
  ),
  window_over: ({ partner }) => (
    <Trans>
      The payment window of your trade with <bdi>{partner}</bdi> ended. The crypto goes back to the
      seller.
    </Trans>
  ),
  escrow_left: ({ partner, brandName }) => (
    <Trans>
      The Bitcoin of your trade with <bdi>{partner}</bdi> left its escrow without{" "}
      <bdi>{brandName}</bdi>. The trade is over.
    </Trans>
  ),
  escrow_paid_besides: ({ partner }) => (
    <Trans>
      An extra payment reached the escrow of your trade with <bdi>{partner}</bdi>. No payout moves
      it; support will write to you.
    </Trans>
  ),
  cancelled_by_staff: ({ partner, brandName }) => (
    <Trans>
      <bdi>{brandName}</bdi> cancelled your trade with <bdi>{partner}</bdi>
    </Trans>
  ),
  staff_will_cancel: ({ partner, brandName }) => (
    <Trans>
      <bdi>{brandName}</bdi> is going to cancel your trade with <bdi>{partner}</bdi>
    </Trans>
  ),
  cancel_proposed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> proposes cancelling your trade
    </Trans>
  ),
  cancel_agreed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> agreed to cancel. Your trade is over.
    </Trans>
  ),
  amount_proposed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> proposes settling for the amount that arrived
    </Trans>
  ),
  amount_agreed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> agreed to settle for the amount that arrived. The trade is complete.
    </Trans>
  ),
  price_proposed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> proposes a new price for your trade
    </Trans>
  ),
  price_agreed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> agreed to the new price
    </Trans>
  ),
  reopening_proposed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> proposes reopening your trade
    </Trans>
  ),
  reopened: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> agreed: your trade is open again
    </Trans>
  ),
  proposal_declined: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> declined your proposal
    </Trans>
  ),
  proposal_over: ({ partner }) => (
    <Trans>
      A proposal in your trade with <bdi>{partner}</bdi> ended without an answer
    </Trans>
  ),
  chat_message: ({ partner, count }) => (
    <Plural
      value={count}
      one={
        <span>
          <bdi>{partner}</bdi> sent you a message
        </span>
      }
      other={
        <span>
          <bdi>{partner}</bdi> sent you # messages
        </span>
      }
    />
  ),
  special_offer: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> made you a special offer, good for a day
    </Trans>
  ),
  message: ({ partner, count }) => (
    <Plural
      value={count}
      one={
        <span>
          New message in your trade with <bdi>{partner}</bdi>
        </span>
      }
      other={
        <span>
          <bdi>{count}</bdi> new messages in your trade with <bdi>{partner}</bdi>
        </span>
      }
    />
  ),
  dispute_opened: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> opened a dispute. A case worker decides.
    </Trans>
  ),
  case_opened: ({ partner }) => (
    <Trans>
      A case worker now looks at your trade with <bdi>{partner}</bdi>
    </Trans>
  ),
  dispute_withdrawn: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> withdrew the dispute. Your trade continues.
    </Trans>
  ),
  decided: ({ partner }) => (
    <Trans>
      The dispute with <bdi>{partner}</bdi> was decided
    </Trans>
  ),
  appealed: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> appealed the decision. Someone else reviews it.
    </Trans>
  ),
  appeal_granted: ({ partner }) => (
    <Trans>
      The appeal was granted: the dispute with <bdi>{partner}</bdi> is open again
    </Trans>
  ),
  verdict_final: ({ partner }) => (
    <Trans>
      The decision of the dispute with <bdi>{partner}</bdi> is final
    </Trans>
  ),
  chargeback_reported: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> reported that your payment was reversed
    </Trans>
  ),
  chargeback_dismissed: ({ partner }) => (
    <Trans>
      The report of a reversed payment in your trade with <bdi>{partner}</bdi> was dismissed
    </Trans>
  ),
  chargeback_confirmed: ({ partner }) => (
    <Trans>
      The report of a reversed payment in your trade with <bdi>{partner}</bdi> was confirmed
    </Trans>
  ),
  debt_settled: ({ partner }) => (
    <Trans>
      What was owed after the reversed payment in your trade with <bdi>{partner}</bdi> is settled
    </Trans>
  ),
  plan_agreed: ({ partner }) => (
    <Trans>
      A repayment plan was agreed for what is owed in your trade with <bdi>{partner}</bdi>
    </Trans>
  ),
  instalment_due: ({ partner }) => (
    <Trans>
      An instalment of what is owed in your trade with <bdi>{partner}</bdi> is due soon
    </Trans>
  ),
  plan_missed: ({ partner }) => (
    <Trans>
      An instalment of what is owed in your trade with <bdi>{partner}</bdi> was missed. The
      repayment plan has ended.
    </Trans>
  ),
  plan_withdrawn: ({ partner }) => (
    <Trans>
      Staff withdrew the repayment plan for what is owed in your trade with <bdi>{partner}</bdi>.
      The debt stays the same.
    </Trans>
  ),
  feedback_given: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> gave you feedback
    </Trans>
  ),
  feedback_replied: ({ partner }) => (
    <Trans>
      <bdi>{partner}</bdi> replied to your feedback
    </Trans>
  ),
  ...accountWords,
};

/** What happened, in one sentence. */
export function noticeWords(story: NoticeStory, facts: NoticeFacts): ReactNode {
  return words[story](facts);
}
