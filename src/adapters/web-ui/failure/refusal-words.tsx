import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

type Words = Readonly<Partial<Record<CallFailure["code"], () => ReactNode>>>;

/** Why a trade did not start, and what to do about it. */
const startWords: Words = {
  max_per_trade_limit: () => (
    <Trans>
      Your active trades together would be worth more than your level allows. Enter a smaller
      amount, or finish a trade first.
    </Trans>
  ),
  reached_daily_compliance_limit: () => (
    <Trans>
      Your trades of the last 24 hours would be worth more than your level allows. Enter a smaller
      amount, or come back tomorrow.
    </Trans>
  ),
  default: () => (
    <Trans>
      All your trades together would be worth more than your level allows. Enter a smaller amount.
    </Trans>
  ),
  offer_not_takeable: () => (
    <Trans>Nobody can take this offer for this amount now. Choose another offer.</Trans>
  ),
  payment_details_needed: () => (
    <Trans>Enter where you are paid. The buyer sees it once your crypto is held.</Trans>
  ),
  cool_down: () => (
    <Trans>You cancelled or didn&apos;t pay several trades. Wait before you start another.</Trans>
  ),
  cool_down_id_not_verified: () => (
    <Trans>
      You cancelled or didn&apos;t pay too many trades in a week. Wait before you start another.
    </Trans>
  ),
  cool_down_same_offer: () => (
    <Trans>
      You just cancelled or didn&apos;t pay a trade on this offer. Wait 10 minutes, or choose
      another offer.
    </Trans>
  ),
  start_refused: () => (
    <Trans>
      Nothing was done: this trade could not be started now. The offer may be off, or a limit
      reached.
    </Trans>
  ),
};

const changedMeanwhile = () => (
  <Trans>Nothing was done: the trade had changed in the meantime. You see how it is now.</Trans>
);
const onlyOnce = () => <Trans>Nothing was done: in one trade this can be done only once.</Trans>;
const somebodyElse = () => <Trans>Somebody else decides this case. Nothing was changed.</Trans>;
const notOpen = () => <Trans>This proposal is no longer open. Nothing was changed.</Trans>;

/** Why an action on a trade was not carried out. */
const actWords: Words = {
  wrong_status: changedMeanwhile,
  not_in_this_flow: changedMeanwhile,
  not_due: changedMeanwhile,
  verdict_differs: changedMeanwhile,
  too_late: () => <Trans>The time for this is over. Nothing was changed.</Trans>,
  too_early: () => (
    <Trans>Nothing was done: it is too early for this. The page says from when it can be.</Trans>
  ),
  window_over: () => <Trans>Nothing was done: the time to pay was over before this arrived.</Trans>,
  not_your_act: () => <Trans>Only your trade partner can do this. Nothing was changed.</Trans>,
  not_your_case: somebodyElse,
  case_opener: somebodyElse,
  case_not_writable: () => <Trans>You can read this case, but not change it.</Trans>,
  case_worker_acted: () => (
    <Trans>
      Nothing was done: a case worker has begun, so the dispute can no longer be taken back.
    </Trans>
  ),
  requirements_open: () => (
    <Trans>Something is asked of you before you can mark this trade as paid. See the page.</Trans>
  ),
  reason_needed: () => <Trans>Say why, then send it again.</Trans>,
  confirmation_needed: () => (
    <Trans>A second person has to confirm this. Nothing was changed yet.</Trans>
  ),
  proof_needed: () => <Trans>Type your password to go on.</Trans>,
  limit_reached: onlyOnce,
  already_accepted: onlyOnce,
  already_asked: () => (
    <Trans>Nothing was done: an offer of this kind is open already. You see it below.</Trans>
  ),
  proposal_unknown: notOpen,
  own_proposal: () => <Trans>Your trade partner has to accept your proposal.</Trans>,
  out_of_range: () => (
    <Trans>Nothing was done: this amount is outside of what can be agreed on.</Trans>
  ),
  market_inside_band: () => (
    <Trans>Nothing was done: the market came back, so the price stays as it was agreed.</Trans>
  ),
  market_outside_band: () => (
    <Trans>Nothing was done: the market moved meanwhile. You see the new price now.</Trans>
  ),
  not_reversible: () => <Trans>Payments by this method can&apos;t be taken back.</Trans>,
  not_verified: () => <Trans>Confirm that you checked this, then send it again.</Trans>,
  nothing_received: () => (
    <Trans>The buyer got nothing in this trade, so there is nothing to report.</Trans>
  ),
  buyer_not_heard: () => <Trans>The buyer hasn&apos;t answered yet. Wait for their answer.</Trans>,
  debt_open: () => <Trans>This claim isn&apos;t settled yet. Nothing was changed.</Trans>,
};

const unreadable = () => <Trans>This has signs that cannot be shown. Take them out.</Trans>;
const tooLong = () => <Trans>This is too long. Make it shorter.</Trans>;

/** What is wrong with a text, or with a change of a name. */
const textWords: Words = {
  text_too_short: () => <Trans>Say a little more. Nothing was sent.</Trans>,
  text_too_long: tooLong,
  text_unreadable: unreadable,
  message_empty: () => <Trans>Write something before you send it.</Trans>,
  message_too_long: tooLong,
  message_unreadable: unreadable,
  chat_blocked: () => <Trans>This chat is closed. Nobody can write in it any more.</Trans>,
  feedback_not_possible: () => (
    <Trans>Feedback can be given within 30 days after a completed trade.</Trans>
  ),
  feedback_too_long: tooLong,
  feedback_unreadable: unreadable,
  nothing_to_reply_to: () => <Trans>There is no feedback to reply to any more.</Trans>,
  already_replied: () => <Trans>You replied to this feedback already.</Trans>,
  username_changed_already: () => (
    <Trans>You can change your name once, and you did so already.</Trans>
  ),
};

/** Why a change to an offer was not saved. */
const offerWords: Words = {
  too_many_active_offers: () => (
    <Trans>You have as many active offers as your level allows. Switch one off first.</Trans>
  ),
  offer_not_rejected: () => (
    <Trans>There is no rejection of this offer any more. Look at it as it is now.</Trans>
  ),
  offer_appeal_used: () => <Trans>This rejection was appealed already.</Trans>,
  offer_appeal_too_late: () => <Trans>The seven days for an appeal are over.</Trans>,
};

const outOfDate = () => <Trans>This page is out of date. Reload it, then try again.</Trans>;

/** Refusals that come before any rule is asked. */
const generalWords: Words = {
  bad_request: outOfDate,
  method_not_allowed: outOfDate,
  unsupported_media_type: outOfDate,
  unauthenticated: () => <Trans>You are signed out. Sign in, then try again.</Trans>,
  forbidden: () => <Trans>Your account can&apos;t do this. Nothing was changed.</Trans>,
  not_found: () => <Trans>This no longer exists. Nothing was changed.</Trans>,
  key_reused: () => <Trans>Nothing was done. Send it once more.</Trans>,
  payload_too_large: () => <Trans>This is too long to send. Shorten it, then send it again.</Trans>,
  internal: () => (
    <Trans>
      Something went wrong on our side, so this may have been done. Check, then try again.
    </Trans>
  ),
};

const allWords: Words = {
  ...startWords,
  ...actWords,
  ...textWords,
  ...offerWords,
  ...generalWords,
};

/** What a refusal says where no page has words of its own for it; undefined for none. */
export function refusalWords(code: CallFailure["code"]): ReactNode {
  return allWords[code]?.();
}
