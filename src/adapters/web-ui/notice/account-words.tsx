import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { NoticeStory } from "../../../domain/notice/notice-story.ts";
import type { NoticeFacts } from "./notice-facts.ts";

/** What is about the account and its coins, and no trade. */
export const accountWords = {
  offer_guarded: () => (
    <Trans>The market left the price guard of one of your offers, so the offer is off</Trans>
  ),
  offer_guard_over: () => (
    <Trans>The market is back within your price guard, so your offer is on again</Trans>
  ),
  holiday_over: () => <Trans>Your holiday is over, and your offers are on again</Trans>,
  support_message: ({ count }) => (
    <Plural
      value={count}
      one="Support answered you"
      other={
        <span>
          Support sent you <bdi>{count}</bdi> messages
        </span>
      }
    />
  ),
  support_notice: () => <Trans>Payment support wrote to you</Trans>,
  search_found: () => <Trans>A new offer fits a search you saved, and you can take it</Trans>,
  reward_earned: ({ count }) => (
    <Plural
      value={count}
      one="You earned a reward in the partner programme"
      other={
        <span>
          You earned <bdi>{count}</bdi> rewards in the partner programme
        </span>
      }
    />
  ),
  deposit_seen: () => <Trans>A deposit is on its way to your wallet</Trans>,
  link_paid: () => <Trans>One of your payment links was paid</Trans>,
  coins_received: () => <Trans>Someone sent you coins</Trans>,
  ramp_bought: () => <Trans>The coins that you bought are in your wallet.</Trans>,
  ramp_sold: () => <Trans>Your payout was sent to your account.</Trans>,
  phone_loaded: () => <Trans>The phone was topped up.</Trans>,
  order_failed: () => (
    <Trans>A provider could not carry out your order. Coins that it took are back.</Trans>
  ),
  order_refunded: () => <Trans>Your payment for coins was refunded.</Trans>,
  send_held: () => <Trans>Coins will soon leave your wallet. Was it you?</Trans>,
  send_declined: () => (
    <Trans>Our staff declined a large send. The coins are back in your balance.</Trans>
  ),
  virtual_card_issued: () => <Trans>Your virtual card is ready</Trans>,
  virtual_card_refused: () => (
    <Trans>The card provider refused what you asked for. What it cost is back.</Trans>
  ),
  virtual_card_loaded: () => <Trans>The top-up is on your virtual card</Trans>,
  virtual_card_paid: () => (
    <Trans>Your virtual card was used for a payment. If it wasn't you, freeze the card now.</Trans>
  ),
  virtual_card_declined: () => <Trans>A payment with your virtual card was declined</Trans>,
  virtual_card_refunded: () => <Trans>A payment with your virtual card was refunded</Trans>,
  virtual_card_frozen: () => <Trans>We froze one of your virtual cards. Write to support.</Trans>,
  virtual_card_unfrozen: () => <Trans>Our staff unfroze one of your virtual cards</Trans>,
  virtual_card_terminated: () => (
    <Trans>Our staff closed one of your virtual cards. What was on it is in your wallet.</Trans>
  ),
  deposit_credited: () => <Trans>A deposit arrived in your wallet</Trans>,
  deposit_missing: () => (
    <Trans>The network reversed a deposit that was in your wallet. Contact support.</Trans>
  ),
  deposit_held: () => (
    <Trans>A deposit is on hold: it comes from a blocked address. Our staff review it.</Trans>
  ),
  deposit_kept: () => (
    <Trans>Our staff reviewed a deposit that is on hold. It stays on hold.</Trans>
  ),
  account_limited: () => <Trans>Your account was limited. See what you can do.</Trans>,
  account_lifted: () => <Trans>A limit on your account was lifted</Trans>,
  password_changed: () => (
    <Trans>Your password was changed. If that wasn't you, reset it at once.</Trans>
  ),
  factors_changed: () => (
    <Trans>Your two-factor was changed. If that wasn't you, reset your password at once.</Trans>
  ),
  address_saved: () => <Trans>An address was saved in your address book. Was it you?</Trans>,
  only_saved_ends: () => (
    <Trans>Soon coins can leave for addresses that you didn't save. Was it you?</Trans>
  ),
  badge_given: () => <Trans>You were given a badge</Trans>,
  badge_declined: () => <Trans>Your application for a badge was declined. See why.</Trans>,
  badge_taken: () => <Trans>One of your badges was removed</Trans>,
  team_invited: () => <Trans>A vendor asks you to help in their trades</Trans>,
  team_joined: () => <Trans>Someone you invited now helps in your trades</Trans>,
  team_left: () => <Trans>A helper declined your invitation or left your team</Trans>,
  team_removed: () => (
    <Trans>A vendor withdrew their invitation or removed you from their team</Trans>
  ),
  team_changed: () => <Trans>A vendor changed what you may do in their trades</Trans>,
  record_confirmed: () => <Trans>Your record from another marketplace is on your profile</Trans>,
  record_declined: () => <Trans>Your record from another marketplace was declined. See why.</Trans>,
  sign_in_asked: () => <Trans>Someone is signing in on a new device. Is it you?</Trans>,
  company_approved: () => <Trans>Your company is verified</Trans>,
  company_rejected: () => <Trans>The application of your company was rejected. See why.</Trans>,
  company_sent_back: () => <Trans>The application of your company needs a change</Trans>,
  verification_approved: () => <Trans>Your verification was approved</Trans>,
  verification_rejected: () => <Trans>Your verification was not accepted. See why.</Trans>,
  verification_corrupted: () => (
    <Trans>We couldn&apos;t read your verification files. Send them again.</Trans>
  ),
  verification_asked: () => <Trans>We need you to verify your identity</Trans>,
  id_expires_soon: () => <Trans>Your ID expires soon. Verify a new one.</Trans>,
  id_expired: () => <Trans>Your ID has expired, and your limits are lower now</Trans>,
  report_decided: () => (
    <Trans>A moderator decided on your report about a trader. Thank you.</Trans>
  ),
  suggestion_answered: () => <Trans>We answered your suggestion</Trans>,
  reset_asked: () => <Trans>Support was asked to turn off your two-factor. Was it you?</Trans>,
  release_consent: () => (
    <Trans>
      Support has approved a release. If you didn't ask for it, write to support at once.
    </Trans>
  ),
  export_ready: () => <Trans>The export of your trade history is ready to download</Trans>,
  export_failed: () => <Trans>We couldn't export your trade history. Request it again.</Trans>,
} satisfies Partial<Record<NoticeStory, (facts: NoticeFacts) => ReactNode>>;
