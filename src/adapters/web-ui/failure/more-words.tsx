import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { mostExportDays } from "../../../domain/history-export/history-export.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { PolicyNumber } from "../design/policy-number.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { consentPath } from "../navigation/paths.ts";
import { coolDownCodes, CoolDownWords } from "./cool-down-words.tsx";
import { OffDutyWords } from "./off-duty-words.tsx";
import { escrowWords } from "./escrow-words.tsx";
import { gateWords } from "./gate-words.tsx";
import { companyWords } from "./company-words.tsx";
import { merchantWords } from "./merchant-words.tsx";
import { vendorWords } from "./vendor-words.tsx";
import { uploadWords } from "./upload-words.tsx";
import { verificationWords } from "./verification-words.tsx";
import { walletWords } from "./wallet-words.tsx";
import { ownOfferWords } from "./own-offer-words.tsx";
import { refusalWords } from "./refusal-words.tsx";
import { ServersWords, type RefusedCode } from "./servers-words.tsx";

/** The words of all refusals for which a page needs no words at hand. */
export function MoreWords(refused: RefusedCode): ReactNode {
  const { code, until } = refused;
  const coolDown = coolDownCodes.find((each) => each === code);
  if (code === "outside_duty_hours") return <OffDutyWords until={until} />;
  if (coolDown && until !== null) return <CoolDownWords code={coolDown} until={until} />;
  return (
    wordsOf(code) ??
    gateWords(code) ??
    verificationWords(code) ??
    uploadWords(code) ??
    companyWords(code) ??
    merchantWords(code) ??
    vendorWords(code) ??
    walletWords(code) ??
    escrowWords(code) ??
    ownOfferWords(code) ??
    refusalWords(code) ?? <ServersWords {...refused} />
  );
}

function wordsOf(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "wrong_credentials":
      return <Trans>Wrong name or password. If you use two-factor, check the code too.</Trans>;
    case "not_partner":
      return <Trans>Open the partner programme first.</Trans>;
    case "contact_unconfirmed":
      return (
        <Trans>
          Confirm your phone number or email address, or connect Telegram first: the codes go there.
        </Trans>
      );
    case "contact_is_factor":
      return (
        <Trans>
          Your two-factor codes go there. Turn them off or choose another way first. Nothing was
          changed.
        </Trans>
      );
    case "channel_unavailable":
      return <Trans>We can't send codes that way here. Choose another way.</Trans>;
    case "account_closed":
      return <Trans>You closed this account. It can't be opened again.</Trans>;
    case "account_not_settled":
      return <Trans>Your account can't be closed yet. Settle what is still open first.</Trans>;
    case "account_banned":
      return (
        <Trans>
          This account is banned, so it can't be used. If you think that's a mistake, write to
          support from its email address.
        </Trans>
      );
    case "account_compromised":
      return (
        <Trans>
          This account is locked because someone else may have used it. Reset your password with
          “Forgot password”. If no email arrives, write to support from the account's address.
        </Trans>
      );
    case "consent_due":
      return (
        <Trans>
          Our terms or privacy policy changed. <AppLink to={consentPath}>Accept them</AppLink> to go
          on.
        </Trans>
      );
    case "documents_changed":
      return <Trans>These documents changed again. Read them, then accept.</Trans>;
    case "authorization_pending":
      return <Trans>Approve this sign-in on a device where you are signed in.</Trans>;
    case "authorization_denied":
      return <Trans>This sign-in was denied on another device. Try again later.</Trans>;
    case "authorization_limit":
      return (
        <Trans>
          Several new devices are already waiting for an answer. Answer them where you are signed
          in, or try again later.
        </Trans>
      );
    case "no_factors":
      return (
        <Trans>
          This account has no two-factor and no passkeys: sign in with your password alone.
        </Trans>
      );
    case "reset_over":
      return <Trans>This request was already decided or stopped.</Trans>;
    case "authorization_over":
      return <Trans>This sign-in no longer waits for an answer.</Trans>;
    case "user_restricted":
      return <Trans>Your account is limited, so you can't do this now.</Trans>;
    case "webhook_url_refused":
      return <Trans>Enter an address that begins with https:// and has the name of a host.</Trans>;
    case "api_key_forbidden":
      return <Trans>An API key can&apos;t do this.</Trans>;
    case "api_key_label_unusable":
      return <Trans>Enter a shorter name, with characters that can be read.</Trans>;
    case "too_many_api_keys":
      return <Trans>You have as many API keys as an account can have. Revoke one first.</Trans>;
    case "webhook_missing":
      return <Trans>Enter the address of your program first.</Trans>;
    case "own_link":
      return <Trans>This is your own link. Share it with people who want to trade here.</Trans>;
    case "referrer_known":
      return <Trans>You already have a referrer. That can't be changed.</Trans>;
    case "referral_circle":
      return <Trans>You referred this ambassador, so they can't be yours.</Trans>;
    case "offer_not_promotable":
      return <Trans>Others can't see this offer. Turn it on before you promote it.</Trans>;
    case "promotion_running":
      return <Trans>This offer is already promoted.</Trans>;
    case "no_promotions_left":
      return (
        <Trans>
          You've used this month's promotions. You get new ones on the first of next month.
        </Trans>
      );
    case "no_penalty":
      return <Trans>This offer has no penalty any more.</Trans>;
    case "penalty_reset_used":
      return (
        <Trans>You reset this offer's penalty a short while ago. You can do it again later.</Trans>
      );
    case "trading_halted":
      return <Trans>Trading is halted for now. All crypto is safe. Check back later.</Trans>;
    case "withdrawals_halted":
      return (
        <Trans>
          Releases are halted for now. The crypto stays safe in escrow until they resume.
        </Trans>
      );
    case "consent_needed":
      return (
        <Trans>
          For 24 hours after a password change, releases need approval from support. Contact
          support; the trade waits.
        </Trans>
      );
    case "avatar_kind":
      return <Trans>Choose a JPEG, PNG or WebP image.</Trans>;
    case "avatar_unknown":
      return <Trans>This picture isn't there any more. Choose it again.</Trans>;
    case "avatar_too_many":
      return <Trans>You've tried many pictures. Wait an hour, then choose one.</Trans>;
    case "push_access_denied":
      return (
        <Trans>This page has been open for a while. Reload it, then turn notifications on.</Trans>
      );
    case "push_address":
      return <Trans>We can't send notifications to this browser. Use another one.</Trans>;
    case "telegram_off":
      return <Trans>This site can't send notifications on Telegram.</Trans>;
    case "own_offer":
      return <Trans>This is your own offer.</Trans>;
    case "feature_off":
      return <Trans>This marketplace doesn't offer this.</Trans>;
    case "export_dates":
    case "history_dates":
      return <Trans>Choose a first day, and a last day on or after it.</Trans>;
    case "export_range":
      return (
        <Trans>
          A file covers at most <bdi>{mostExportDays}</bdi> days. Choose days closer together.
        </Trans>
      );
    case "export_running":
      return (
        <Trans>One of your exports is still running. Wait until it's done, or cancel it.</Trans>
      );
    case "export_limit":
      return <Trans>You've made as many exports as you can in a day. Try again tomorrow.</Trans>;
    case "export_over":
      return <Trans>This export has already ended.</Trans>;
    case "export_no_file":
      return <Trans>This export has no file to download.</Trans>;
    case "no_receipt":
      return <Trans>There is a receipt once the buyer has received the crypto.</Trans>;
    case "deposits_unavailable":
      return <Trans>Deposits from chains aren't connected here yet.</Trans>;
    case "wrong_blockchain":
      return <Trans>This coin is on another chain here. Choose the coin again.</Trans>;
    case "play_coins_on_the_way":
      return <Trans>Your last play coins are still on their way. Wait until they arrive.</Trans>;
    case "holiday_day_unknown":
    case "holiday_over":
    case "holiday_too_long":
      return <Trans>Choose a later day, up to half a year ahead.</Trans>;
    case "draft_changed":
      return <Trans>This draft was changed or removed on another device.</Trans>;
    case "too_many_offer_drafts":
      return <Trans>You can't keep more drafts. Publish or delete one first.</Trans>;
    case "too_many_saved_searches":
      return <Trans>You can't save more searches. Remove one to save another.</Trans>;
    case "too_many_favorites":
      return <Trans>You've reached the limit of saved offers. Remove one first.</Trans>;
    case "too_many_bank_accounts":
      return <Trans>You've reached the limit of bank accounts. Delete one first.</Trans>;
    case "too_many_gift_cards":
      return <Trans>You've reached the limit of saved gift cards. Delete one first.</Trans>;
    case "gift_card_in_use":
      return (
        <Trans>This card is shown in a trade. You can delete it once the trade is over.</Trans>
      );
    case "gift_card_not_free":
      return (
        <Trans>This saved card can't be used here. Choose another one, or describe the card.</Trans>
      );
    case "too_many_wallets":
      return <Trans>You've reached the limit of wallets. Delete one first.</Trans>;
    case "account_in_use":
      return <Trans>An offer or an active trade pays to this account.</Trans>;
    case "offer_not_active":
      return <Trans>This offer is turned off right now.</Trans>;
    case "offer_changed":
    case "offer_margin_changed":
      return <Trans>The offer was changed. Check it, then start the trade.</Trans>;
    case "price_moved":
      return <Trans>The market moved. Check the new price, then start the trade.</Trans>;
    case "no_fresh_rate":
      return <Trans>There is no current market price. Check back in a minute.</Trans>;
    case "amount_too_small":
      return <Trans>This amount is too small to trade.</Trans>;
    case "validation":
      return <Trans>Check this field.</Trans>;
    case "amount_not_in_range":
      return <Trans>This offer doesn't accept that amount.</Trans>;
    case "low_balance":
      return <Trans>The seller's balance doesn't cover this amount. Enter a smaller one.</Trans>;
    case "negative_balance":
      return (
        <Trans>
          You owe crypto for a payment that was reversed. You can't start trades until it's paid.
        </Trans>
      );
    case "opponent_is_blocked":
      return (
        <Trans>You blocked this trader. Unblock them on their profile to trade with them.</Trans>
      );
    case "trusted_only":
      return <Trans>Only people the owner trusts can take this offer. Choose another one.</Trans>;
    case "minimum_required_trades":
      return (
        <Trans>
          The owner requires more completed trades than you have. Complete trades on other offers
          first.
        </Trans>
      );
    case "reward_too_small":
      return <Trans>This is less than the minimum claim.</Trans>;
    case "own_person":
      return <Trans>You can't report yourself.</Trans>;
    case "own_relation":
      return <Trans>You can't trust or block yourself.</Trans>;
    case "max_active_trades_with_partner":
      return (
        <Trans>
          You can have up to <PolicyNumber of={({ start }) => start.pair.most ?? 0} /> active trades
          with the same person, or{" "}
          <PolicyNumber of={({ start }) => start.pair.mostOfNewBuyer ?? 0} /> until the buyer has
          completed a trade. Finish one, or choose another offer.
        </Trans>
      );
    case "max_2_active_trades_id_not_verified":
      return (
        <Trans>
          Without a verified ID you can have up to{" "}
          <PolicyNumber of={({ start }) => start.activeWithoutId} /> active trades. Finish one
          first.
        </Trans>
      );
    case "faucet_empty":
      return <Trans>You've had all of today's play money. Come back tomorrow.</Trans>;
    default:
      return undefined;
  }
}
