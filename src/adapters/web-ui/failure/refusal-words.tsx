import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { HoldTime, PolicyTime } from "../design/policy-number.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { verificationPath } from "../navigation/paths.ts";

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
      Your trades of the last <PolicyTime of={({ start }) => start.recentSeconds} /> would be worth
      more than your level allows. Enter a smaller amount, or come back later.
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
      You cancelled or didn&apos;t pay too many trades in{" "}
      <PolicyTime of={({ start }) => start.coolDown.markSeconds} />. Wait before you start another.
    </Trans>
  ),
  cool_down_same_offer: () => (
    <Trans>
      You just cancelled or didn&apos;t pay a trade on this offer. Wait{" "}
      <PolicyTime of={({ start }) => start.coolDown.sameOfferSeconds} />, or choose another offer.
    </Trans>
  ),
  start_refused: () => (
    <Trans>This trade can't be started now. The offer may be off, or a limit was reached.</Trans>
  ),
};

const changedMeanwhile = () => (
  <Trans>The trade changed in the meantime. You now see its current state.</Trans>
);
const onlyOnce = () => <Trans>You can do this only once in a trade.</Trans>;
const notOpen = () => <Trans>This proposal is no longer open. Nothing was changed.</Trans>;

/** Why an action on a trade was not carried out. */
const actWords: Words = {
  wrong_status: changedMeanwhile,
  not_in_this_flow: changedMeanwhile,
  not_due: changedMeanwhile,
  signature_needed: () => (
    <Trans>The escrow of this trade is on the blockchain. Sign the release with your key.</Trans>
  ),
  escrow_on_chain: () => (
    <Trans>The escrow of this trade is on the blockchain, so this can't be changed.</Trans>
  ),
  verdict_differs: changedMeanwhile,
  too_late: () => <Trans>The time for this is over. Nothing was changed.</Trans>,
  too_early: () => <Trans>It's too early for this. The page shows when you can do it.</Trans>,
  window_over: () => (
    <Trans>The payment window ended before this arrived. Nothing was changed.</Trans>
  ),
  not_your_act: () => <Trans>Only your trade partner can do this. Nothing was changed.</Trans>,
  case_opener: () => <Trans>You opened this case, so someone else has to decide it.</Trans>,
  not_your_case: () => <Trans>Someone else decides this case. Nothing was changed.</Trans>,
  case_not_writable: () => <Trans>You can read this case, but not change it.</Trans>,
  case_worker_acted: () => (
    <Trans>A case worker has started, so you can no longer withdraw the dispute.</Trans>
  ),
  requirements_open: () => (
    <Trans>
      You have to do something else before you can mark this trade as paid. See the trade's page.
    </Trans>
  ),
  reason_needed: () => <Trans>Say why, then send it again.</Trans>,
  confirmation_needed: () => (
    <Trans>A second person has to confirm this. Nothing was changed yet.</Trans>
  ),
  proof_needed: () => (
    <Trans>Prove that it's you: with a code from your authenticator app or your password.</Trans>
  ),
  security_hold: () => (
    <Trans>
      You changed your password or two-factor. For <HoldTime /> after that you can't start a sale,
      and can release only trades that began before the change.
    </Trans>
  ),
  limit_reached: onlyOnce,
  already_accepted: onlyOnce,
  already_asked: () => (
    <Trans>There is already an open proposal of this kind. You can see it below.</Trans>
  ),
  proposal_unknown: notOpen,
  own_proposal: () => <Trans>Your trade partner has to accept your proposal.</Trans>,
  out_of_range: () => <Trans>This amount is outside what you can agree on.</Trans>,
  market_inside_band: () => (
    <Trans>
      The market is back in range, so the agreed price still applies. Nothing was changed.
    </Trans>
  ),
  market_outside_band: () => (
    <Trans>The market moved in the meantime. You now see the new price. Nothing was changed.</Trans>
  ),
  not_reversible: () => <Trans>Payments by this method can&apos;t be taken back.</Trans>,
  chargeback_amount: () => <Trans>Enter what was taken back, up to what was paid.</Trans>,
  chargeback_date: () => (
    <Trans>Enter the day from your bank&apos;s notice, after this trade.</Trans>
  ),
  not_verified: () => <Trans>Confirm that you checked this, then send it again.</Trans>,
  nothing_received: () => (
    <Trans>The buyer got nothing in this trade, so there is nothing to report.</Trans>
  ),
  buyer_not_heard: () => <Trans>The buyer hasn&apos;t answered yet. Wait for their answer.</Trans>,
  debt_open: () => <Trans>This claim isn&apos;t settled yet. Nothing was changed.</Trans>,
};

/** Why two-factor was not changed. */
const factorWords: Words = {
  wrong_passkey: () => (
    <Trans>This passkey can't be used here, or it took too long. Start again.</Trans>
  ),
  too_many_passkeys: () => <Trans>You can't have more passkeys. Remove one to add another.</Trans>,
  passkey_name_unusable: () => <Trans>Enter a shorter name, on one line.</Trans>,
  wrong_code: () => <Trans>Wrong code, or it was already used. Wait for the next one.</Trans>,
  two_factor_unchanged: () => <Trans>It is already set that way. Reload the page.</Trans>,
  verification_over: () => <Trans>The time to confirm is over. Start again.</Trans>,
  email_confirmed_already: () => <Trans>Your email address is already confirmed.</Trans>,
  phone_confirmed_already: () => <Trans>Your phone number is already confirmed.</Trans>,
  recovery_link_over: () => <Trans>This link no longer works. Send a new one.</Trans>,
  method_unavailable: () => <Trans>We can't send codes that way here. Choose another way.</Trans>,
};

const unreadable = () => <Trans>This contains characters that can't be shown. Remove them.</Trans>;
const tooLong = () => <Trans>This is too long. Make it shorter.</Trans>;

/** What is wrong with a text, or with a change of a name. */
const textWords: Words = {
  text_too_short: () => <Trans>Write a little more. Nothing was sent.</Trans>,
  text_too_long: tooLong,
  text_unreadable: unreadable,
  message_empty: () => <Trans>Write something before you send it.</Trans>,
  message_too_long: tooLong,
  message_unreadable: unreadable,
  chat_blocked: () => <Trans>This chat is closed. Nobody can write in it any more.</Trans>,
  feedback_not_possible: () => (
    <Trans>
      Feedback can be given within <PolicyTime of={({ trade }) => trade.feedbackWithin} /> after a
      completed trade.
    </Trans>
  ),
  feedback_too_long: tooLong,
  feedback_unreadable: unreadable,
  nothing_to_reply_to: () => <Trans>There is no feedback to reply to any more.</Trans>,
  already_replied: () => <Trans>You replied to this feedback already.</Trans>,
  username_changed_already: () => (
    <Trans>You can change your name once, and you already have.</Trans>
  ),
};

/** Why a change to an offer was not saved. */
const offerWords: Words = {
  too_many_active_offers: () => (
    <Trans>You've reached your level's limit of active offers. Turn one off first.</Trans>
  ),
  offer_not_rejected: () => (
    <Trans>This offer is no longer rejected. Check its current state.</Trans>
  ),
  offer_appeal_used: () => <Trans>You have already appealed this rejection.</Trans>,
  offer_appeal_too_late: () => (
    <Trans>
      The <PolicyTime of={({ moderation }) => moderation.appealWithinSeconds} /> to appeal are over.
    </Trans>
  ),
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
  key_reused: () => <Trans>Nothing was done. Send it again.</Trans>,
  payload_too_large: () => <Trans>This is too long to send. Shorten it, then send it again.</Trans>,
  internal: () => (
    <Trans>
      Something went wrong on our side, so this may have been done. Check, then try again.
    </Trans>
  ),
};

/** Why nothing can be written to a person. */
const messengerWords: Words = {
  own_chat: () => <Trans>You can&apos;t write to yourself.</Trans>,
  chat_blocked: () => <Trans>You can&apos;t write to this person.</Trans>,
  chat_own_block: () => <Trans>You blocked this person. Unblock them, then write.</Trans>,
  chat_own_setting: () => (
    <Trans>
      You don&apos;t accept messages from this person. Change who may write to you, then send it
      again.
    </Trans>
  ),
  chat_account_limited: () => (
    <Trans>Your account is limited. You can write only in the chats of your trades.</Trans>
  ),
  translation_unsupported: () => (
    <Trans>The translation service doesn&apos;t know your language.</Trans>
  ),
  translation_unavailable: () => (
    <Trans>The translation service isn&apos;t answering. Try again later.</Trans>
  ),
  chat_unanswered: () => <Trans>Wait for an answer before you write more to this person.</Trans>,
  chat_files_unanswered: () => (
    <Trans>You can send files once this person has written to you.</Trans>
  ),
};

const allWords: Words = {
  ...startWords,
  ...factorWords,
  ...actWords,
  ...textWords,
  ...offerWords,
  ...generalWords,
  ...messengerWords,
};

/** What a refusal says where no page has words of its own for it; undefined for none. */
export function refusalWords(code: CallFailure["code"]): ReactNode {
  if (code.startsWith("attachment_")) {
    // The page that sends files says more.
    return <Trans>We couldn&apos;t take this file. Choose another one.</Trans>;
  }
  const words = allWords[code]?.();
  return words && ofLevel.has(code) ? <LevelWords>{words}</LevelWords> : words;
}

/** Limits that a higher level lifts (answers 33). */
const ofLevel: ReadonlySet<string> = new Set([
  "max_per_trade_limit",
  "reached_daily_compliance_limit",
  "default",
  "max_2_active_trades_id_not_verified",
]);

function LevelWords({ children }: { children: ReactNode }) {
  return (
    <span id="banner-kyc-id-required">
      {children}{" "}
      <Trans>
        <AppLink to={verificationPath}>Verify more to lift the limit</AppLink>.
      </Trans>
    </span>
  );
}
