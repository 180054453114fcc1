import type { I18n } from "@lingui/core";
import { formatFiat } from "../../domain/money/fiat.ts";
import { formatAmount } from "../../domain/money/money.ts";
import type { LetterNotice } from "../../domain/notice/letter.ts";
import type { NoticeStory } from "../../domain/notice/notice-story.ts";
import { escrowWaitSentence } from "./escrow-wait-sentence.ts";

/** What the words of a notice need. */
interface Facts {
  readonly partner: string;
  readonly crypto: string;
  readonly fiat: string;
  readonly count: number;
  readonly brand: string;
}

/** Says a thing in the language of `i18n`. */
type Say = (i18n: I18n, facts: Facts) => string;

/** Every story must have its words, or this does not compile. */
const sentences: Readonly<Record<NoticeStory, Say>> = {
  trade_started: (i18n, { partner, crypto, fiat }) =>
    i18n._("{partner} started a trade with you: {crypto} for {fiat}.", { partner, crypto, fiat }),
  escrow_funded: (i18n, { partner, crypto }) =>
    i18n._("{crypto} is now held in escrow for your trade with {partner}.", { crypto, partner }),
  funding_failed: (i18n, { partner }) =>
    i18n._("The escrow of your trade with {partner} couldn't be funded.", { partner }),
  funding_over: (i18n, { partner }) =>
    i18n._("The time to fund your trade with {partner} ran out. The trade is over.", { partner }),
  paid: (i18n, { partner, fiat }) =>
    i18n._("{partner} says they paid {fiat}. Check your account, then release the crypto.", {
      partner,
      fiat,
    }),
  paid_withdrawn: (i18n, { partner }) =>
    i18n._("{partner} marked your trade as not paid. The payment window runs again.", { partner }),
  deadline_moved: (i18n, { partner }) =>
    i18n._("The deadline of your trade with {partner} moved.", { partner }),
  time_extended: (i18n, { partner }) => i18n._("{partner} gave you more time to pay.", { partner }),
  card_shared: (i18n, { partner }) => i18n._("{partner} showed the gift card.", { partner }),
  card_accepted: (i18n, { partner }) => i18n._("{partner} accepted the gift card.", { partner }),
  card_declined: (i18n, { partner }) => i18n._("{partner} declined the gift card.", { partner }),
  code_shared: (i18n, { partner }) =>
    i18n._("{partner} shared the code of the gift card.", { partner }),
  fallback: (i18n, { partner }) =>
    i18n._("Your trade with {partner} continues without automation.", { partner }),
  released: (i18n, { partner, crypto }) =>
    i18n._("{partner} released {crypto} to you. The trade is complete.", { partner, crypto }),
  given_back: (i18n, { partner, crypto }) =>
    i18n._("{partner} returned {crypto} to you. The trade is over.", { partner, crypto }),
  cancelled: (i18n, { partner }) =>
    i18n._("{partner} cancelled your trade. The trade is over.", { partner }),
  window_over: (i18n, { partner }) =>
    i18n._(
      "The payment window of your trade with {partner} ended. The crypto goes back to the seller.",
      {
        partner,
      },
    ),
  escrow_left: (i18n, { partner, brand }) =>
    i18n._(
      "The Bitcoin of your trade with {partner} left its escrow without {brand}. The trade is over.",
      { partner, brand },
    ),
  escrow_paid_besides: (i18n, { partner }) =>
    i18n._(
      "An extra payment reached the escrow of your trade with {partner}. No payout moves it; support will write to you.",
      { partner },
    ),
  cancelled_by_staff: (i18n, { partner, brand }) =>
    i18n._("{brand} cancelled your trade with {partner}.", { brand, partner }),
  staff_will_cancel: (i18n, { partner, brand }) =>
    i18n._("{brand} is going to cancel your trade with {partner}.", { brand, partner }),
  cancel_proposed: (i18n, { partner }) =>
    i18n._("{partner} proposes cancelling your trade.", { partner }),
  cancel_agreed: (i18n, { partner }) =>
    i18n._("{partner} agreed to cancel. Your trade is over.", { partner }),
  amount_proposed: (i18n, { partner }) =>
    i18n._("{partner} proposes settling for the amount that arrived.", { partner }),
  amount_agreed: (i18n, { partner }) =>
    i18n._("{partner} agreed to settle for the amount that arrived. The trade is complete.", {
      partner,
    }),
  price_proposed: (i18n, { partner }) =>
    i18n._("{partner} proposes a new price for your trade.", { partner }),
  price_agreed: (i18n, { partner }) => i18n._("{partner} agreed to the new price.", { partner }),
  reopening_proposed: (i18n, { partner }) =>
    i18n._("{partner} proposes reopening your trade.", { partner }),
  reopened: (i18n, { partner }) =>
    i18n._("{partner} agreed: your trade is open again.", { partner }),
  proposal_declined: (i18n, { partner }) =>
    i18n._("{partner} declined your proposal.", { partner }),
  proposal_over: (i18n, { partner }) =>
    i18n._("A proposal in your trade with {partner} ended without an answer.", { partner }),
  message: (i18n, { partner, count }) =>
    i18n._(
      "{count, plural, one {There is a new message} other {There are # new messages}} in your trade with {partner}.",
      { count, partner },
    ),
  chat_message: (i18n, { partner, count }) =>
    i18n._(
      "{count, plural, one {{partner} sent you a message} other {{partner} sent you # messages}}.",
      { count, partner },
    ),
  special_offer: (i18n, { partner }) =>
    i18n._("{partner} made you a special offer, good for a day.", { partner }),
  support_message: (i18n, { count }) =>
    i18n._(
      "{count, plural, one {Support answered you} other {Support sent you # messages}}. Open Support on the site to read it.",
      { count },
    ),
  support_notice: (i18n) =>
    i18n._("Payment support wrote to you. Open Support on the site to read it.", {}),
  dispute_opened: (i18n, { partner }) =>
    i18n._("{partner} opened a dispute. A case worker decides.", { partner }),
  case_opened: (i18n, { partner }) =>
    i18n._("A case worker now looks at your trade with {partner}.", { partner }),
  dispute_withdrawn: (i18n, { partner }) =>
    i18n._("{partner} withdrew the dispute. Your trade continues.", { partner }),
  decided: (i18n, { partner }) => i18n._("The dispute with {partner} was decided.", { partner }),
  appealed: (i18n, { partner }) =>
    i18n._("{partner} appealed the decision. Someone else reviews it.", { partner }),
  appeal_granted: (i18n, { partner }) =>
    i18n._("The appeal was granted: the dispute with {partner} is open again.", { partner }),
  verdict_final: (i18n, { partner }) =>
    i18n._("The decision of the dispute with {partner} is final.", { partner }),
  chargeback_reported: (i18n, { partner }) =>
    i18n._("{partner} reported that your payment was reversed.", { partner }),
  chargeback_dismissed: (i18n, { partner }) =>
    i18n._("The report of a reversed payment in your trade with {partner} was dismissed.", {
      partner,
    }),
  chargeback_confirmed: (i18n, { partner }) =>
    i18n._("The report of a reversed payment in your trade with {partner} was confirmed.", {
      partner,
    }),
  debt_settled: (i18n, { partner }) =>
    i18n._("What was owed after the reversed payment in your trade with {partner} is settled.", {
      partner,
    }),
  plan_agreed: (i18n, { partner }) =>
    i18n._("A repayment plan was agreed for what is owed in your trade with {partner}.", {
      partner,
    }),
  instalment_due: (i18n, { partner }) =>
    i18n._("An instalment of what is owed in your trade with {partner} is due soon.", { partner }),
  plan_missed: (i18n, { partner }) =>
    i18n._(
      "An instalment of what is owed in your trade with {partner} was missed. The repayment plan has ended.",
      { partner },
    ),
  plan_withdrawn: (i18n, { partner }) =>
    i18n._(
      "Staff withdrew the repayment plan for what is owed in your trade with {partner}. The debt stays the same.",
      { partner },
    ),
  feedback_given: (i18n, { partner }) => i18n._("{partner} gave you feedback.", { partner }),
  feedback_replied: (i18n, { partner }) =>
    i18n._("{partner} replied to your feedback.", { partner }),
  deposit_seen: (i18n) =>
    i18n._("A deposit is on its way to your wallet. The network has to confirm it first.", {}),
  link_paid: (i18n) => i18n._("A payment link was paid.", {}),
  coins_received: (i18n) => i18n._("Someone sent you coins. They are in your wallet.", {}),
  ramp_bought: (i18n) => i18n._("The coins that you bought are in your wallet.", {}),
  ramp_sold: (i18n) => i18n._("Your payout was sent to your account.", {}),
  phone_loaded: (i18n) => i18n._("The phone was topped up.", {}),
  order_failed: (i18n) =>
    i18n._("A provider could not carry out your order. Coins that it took are back.", {}),
  order_refunded: (i18n) => i18n._("Your payment for coins was refunded.", {}),
  send_held: (i18n) =>
    i18n._(
      "Coins will soon leave your wallet for a new address. If it wasn't you, cancel it now.",
      {},
    ),
  send_declined: (i18n) =>
    i18n._("Our staff declined a large send. The coins are back in your balance.", {}),
  virtual_card_issued: (i18n) => i18n._("Your virtual card is ready.", {}),
  virtual_card_refused: (i18n) =>
    i18n._("The card provider refused what you asked for. What it cost is back.", {}),
  virtual_card_loaded: (i18n) => i18n._("The top-up is on your virtual card.", {}),
  virtual_card_paid: (i18n) =>
    i18n._("Your virtual card was used for a payment. If it wasn't you, freeze the card now.", {}),
  virtual_card_declined: (i18n) => i18n._("A payment with your virtual card was declined.", {}),
  virtual_card_refunded: (i18n) => i18n._("A payment with your virtual card was refunded.", {}),
  virtual_card_frozen: (i18n) =>
    i18n._("We froze one of your virtual cards. Write to support.", {}),
  virtual_card_unfrozen: (i18n) => i18n._("Our staff unfroze one of your virtual cards.", {}),
  virtual_card_terminated: (i18n) =>
    i18n._("Our staff closed one of your virtual cards. What was on it is in your wallet.", {}),
  deposit_credited: (i18n) => i18n._("A deposit arrived in your wallet.", {}),
  deposit_missing: (i18n) =>
    i18n._("The network reversed a deposit that was in your wallet. Contact support.", {}),
  deposit_held: (i18n) =>
    i18n._("A deposit is on hold: it comes from a blocked address. Our staff review it.", {}),
  deposit_kept: (i18n) =>
    i18n._("Our staff reviewed a deposit that is on hold. It stays on hold.", {}),
  offer_guarded: (i18n) =>
    i18n._("The market left the price guard of one of your offers, so the offer is off.", {}),
  offer_guard_over: (i18n) =>
    i18n._("The market is back within the price guard of one of your offers: it is on again.", {}),
  holiday_over: (i18n) => i18n._("Your holiday is over, and your offers are on again.", {}),
  search_found: (i18n) => i18n._("A new offer fits a search you saved, and you can take it.", {}),
  reward_earned: (i18n, { count }) =>
    i18n._(
      "{count, plural, one {You earned a reward} other {You earned # rewards}} in the partner programme.",
      { count },
    ),
  account_limited: (i18n) =>
    i18n._("Your account was limited. Sign in to see what you can do.", {}),
  account_lifted: (i18n) => i18n._("A limit on your account was lifted.", {}),
  password_changed: (i18n) =>
    i18n._("Your password was changed. If that wasn't you, reset it at once.", {}),
  factors_changed: (i18n) =>
    i18n._("Your two-factor settings were changed. If that wasn't you, reset your password.", {}),
  address_saved: (i18n) =>
    i18n._(
      "An address was saved in your address book. If it wasn't you, remove it and set a new password.",
      {},
    ),
  only_saved_ends: (i18n) =>
    i18n._(
      "Soon coins can leave for addresses that you didn't save. If it wasn't you, switch it on again and set a new password.",
      {},
    ),
  badge_given: (i18n) => i18n._("You were given a badge.", {}),
  badge_declined: (i18n) =>
    i18n._("Your application for a badge was declined. Sign in to see why.", {}),
  badge_taken: (i18n) => i18n._("One of your badges was removed.", {}),
  team_invited: (i18n) =>
    i18n._("A vendor asks you to help in their trades. Sign in to accept or decline.", {}),
  team_joined: (i18n) => i18n._("Someone you invited now helps in your trades.", {}),
  team_left: (i18n) => i18n._("A helper declined your invitation or left your team.", {}),
  team_removed: (i18n) =>
    i18n._("A vendor withdrew their invitation or removed you from their team.", {}),
  team_changed: (i18n) => i18n._("A vendor changed what you may do in their trades.", {}),
  record_confirmed: (i18n) =>
    i18n._("Your record from another marketplace is now on your profile.", {}),
  record_declined: (i18n) =>
    i18n._("Your record from another marketplace was declined. Sign in to see why.", {}),
  sign_in_asked: (i18n) =>
    i18n._(
      "Someone is signing in with your password on a new device. Sign in on a device of yours to approve or deny it.",
      {},
    ),
  company_approved: (i18n) => i18n._("Your company is verified.", {}),
  company_rejected: (i18n) =>
    i18n._("The application of your company was rejected. Sign in to see why.", {}),
  company_sent_back: (i18n) =>
    i18n._("The application of your company needs a change. Sign in to see which.", {}),
  verification_approved: (i18n) => i18n._("Your verification was approved.", {}),
  verification_rejected: (i18n) =>
    i18n._("Your verification was not accepted. Sign in to see why and try again.", {}),
  verification_corrupted: (i18n) =>
    i18n._("We could not read your verification files. Sign in to send them again.", {}),
  verification_asked: (i18n) =>
    i18n._("We need you to verify your identity. Sign in to see why and by when.", {}),
  id_expires_soon: (i18n) =>
    i18n._("Your ID expires soon. Verify a new one to keep your limits.", {}),
  id_expired: (i18n) =>
    i18n._("Your ID has expired and your limits are lower now. Verify a new one.", {}),
  report_decided: (i18n) =>
    i18n._("Thank you: a moderator decided on your report about a trader.", {}),
  suggestion_answered: (i18n) =>
    i18n._("We answered your suggestion. Sign in to read the answer.", {}),
  reset_asked: (i18n) =>
    i18n._(
      "Someone with your password asked support to turn off your two-factor. If it wasn't you, sign in and stop it.",
      {},
    ),
  release_consent: (i18n) =>
    i18n._(
      "Support has approved a release although your account is being monitored. If you didn't ask for it, write to support at once.",
      {},
    ),
  export_ready: (i18n) => i18n._("The export of your trade history is ready to download.", {}),
  export_failed: (i18n) => i18n._("We couldn't export your trade history. Request it again.", {}),
};

/** What happened, what the escrow waits for, then whose turn it is and by when. */
export function noticeSentence(
  { story, count, trade, chat, turn, escrowWait }: LetterNotice,
  i18n: I18n,
  { brand, timeZone = "UTC" }: { readonly brand: string; readonly timeZone: string | undefined },
): string {
  const facts = {
    partner: trade?.partner ?? chat?.partner ?? "",
    crypto: trade ? `${formatAmount(trade.crypto)} ${trade.crypto.asset}` : "",
    fiat: trade ? `${formatFiat(trade.fiat)} ${trade.fiat.currency}` : "",
    count,
    brand,
  };
  const what = sentences[story](i18n, facts) + escrowWaitSentence(escrowWait, i18n);
  if (!turn) return what;
  if (!turn.isMine) return `${what} ${i18n._("It's your trade partner's turn.", {})}`;
  if (turn.until === undefined) return `${what} ${i18n._("It's your turn.", {})}`;
  const clock = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone } as const;
  const until = i18n.date(turn.until, clock);
  const when = { until, zone: timeZone.replaceAll("_", " ") };
  return `${what} ${i18n._("It's your turn, until {until} ({zone}).", when)}`;
}
