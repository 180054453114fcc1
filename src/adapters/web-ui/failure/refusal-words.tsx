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
      This trade can&apos;t be started now: the offer is off, or a limit is reached. Nothing was
      changed.
    </Trans>
  ),
};

const changedMeanwhile = () => (
  <Trans>The trade has changed since you opened it, so nothing was done. Reload the page.</Trans>
);
const onlyOnce = () => <Trans>You did this already. It can be done only once in a trade.</Trans>;
const notOpen = () => <Trans>This proposal is no longer open. Nothing was changed.</Trans>;

/** Why an action on a trade was not carried out. */
const actWords: Words = {
  wrong_status: changedMeanwhile,
  not_in_this_flow: changedMeanwhile,
  not_due: changedMeanwhile,
  verdict_differs: changedMeanwhile,
  too_late: () => <Trans>The time for this is over. Nothing was changed.</Trans>,
  too_early: () => <Trans>It is too early for this. The page shows when you can do it.</Trans>,
  window_over: () => <Trans>The time to pay was over before this arrived. Nothing was done.</Trans>,
  not_your_act: () => <Trans>Only your trade partner can do this. Nothing was changed.</Trans>,
  not_your_case: () => <Trans>Somebody else decides this case. Nothing was changed.</Trans>,
  case_not_writable: () => <Trans>You can read this case, but not change it.</Trans>,
  case_worker_acted: () => (
    <Trans>A case worker has begun, so the dispute can no longer be taken back.</Trans>
  ),
  requirements_open: () => (
    <Trans>Something is asked of you before you can mark this trade as paid. See the page.</Trans>
  ),
  reason_needed: () => <Trans>Say why, then send it again.</Trans>,
  confirmation_needed: () => (
    <Trans>A second person has to confirm this. Nothing was changed yet.</Trans>
  ),
  proof_needed: () => <Trans>Enter your password to continue.</Trans>,
  limit_reached: onlyOnce,
  already_accepted: onlyOnce,
  already_asked: () => <Trans>You already proposed this. Wait for the answer.</Trans>,
  proposal_unknown: notOpen,
  own_proposal: () => <Trans>Your trade partner has to accept your proposal.</Trans>,
  out_of_range: () => <Trans>This amount can&apos;t be agreed on. Enter another one.</Trans>,
  market_inside_band: () => (
    <Trans>The price has hardly moved since the start, so it stays as agreed.</Trans>
  ),
  market_outside_band: () => (
    <Trans>The market has moved. Check the new price before you continue.</Trans>
  ),
  not_reversible: () => <Trans>Payments by this method can&apos;t be taken back.</Trans>,
  not_verified: () => <Trans>Confirm that you checked this, then send it again.</Trans>,
  nothing_received: () => (
    <Trans>The buyer got nothing in this trade, so there is nothing to report.</Trans>
  ),
  buyer_not_heard: () => <Trans>The buyer hasn&apos;t answered yet. Wait for their answer.</Trans>,
  debt_open: () => <Trans>This claim isn&apos;t settled yet. Nothing was changed.</Trans>,
};

const unreadable = () => (
  <Trans>This text has characters that can&apos;t be shown. Remove them, then send it again.</Trans>
);
const tooLong = () => <Trans>This text is too long. Shorten it, then send it again.</Trans>;

/** What is wrong with a text, a name or a password. */
const textWords: Words = {
  text_too_short: () => <Trans>This text is too short. Say a little more.</Trans>,
  text_too_long: tooLong,
  text_unreadable: unreadable,
  message_empty: () => <Trans>Write something before you send it.</Trans>,
  message_too_long: tooLong,
  message_unreadable: unreadable,
  chat_blocked: () => <Trans>This chat is closed. Nobody can write in it any more.</Trans>,
  feedback_not_possible: () => (
    <Trans>You can give feedback within 30 days after a completed trade.</Trans>
  ),
  feedback_too_long: tooLong,
  feedback_unreadable: unreadable,
  nothing_to_reply_to: () => <Trans>There is no feedback to reply to any more.</Trans>,
  already_replied: () => <Trans>You replied to this feedback already.</Trans>,
  bio_too_long: tooLong,
  bio_too_many_lines: () => <Trans>Use 3 lines at most.</Trans>,
  bio_contains_contact_info: () => (
    <Trans>Remove addresses, numbers and messengers. People reach you here.</Trans>
  ),
  bio_contains_links: () => <Trans>Remove the links. People reach you here.</Trans>,
  bio_unreadable: unreadable,
  registration_refused: () => (
    <Trans>Your account wasn&apos;t created. Check the fields, then send them again.</Trans>
  ),
  username_refused: () => <Trans>This name can&apos;t be used. Choose another one.</Trans>,
  username_changed_already: () => (
    <Trans>You can change your name once, and you did so already.</Trans>
  ),
  password_refused: () => <Trans>This password can&apos;t be used. Choose another one.</Trans>,
};

/** Why a change to an offer was not saved. */
const offerWords: Words = {
  too_many_active_offers: () => (
    <Trans>You have as many active offers as your level allows. Switch one off first.</Trans>
  ),
  offer_not_rejected: () => <Trans>This offer isn&apos;t rejected, so there is no appeal.</Trans>,
  offer_appeal_used: () => <Trans>You appealed this rejection already.</Trans>,
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
