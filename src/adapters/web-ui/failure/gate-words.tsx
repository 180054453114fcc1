import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** Whom the owner of an offer lets take it, in words; undefined of other refusals. */
export function gateWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "trusted_only":
      return <Trans>Only people the owner trusts can take this offer. Choose another one.</Trans>;
    case "minimum_required_trades":
      return (
        <Trans>
          The owner asks for more completed trades than you have. Complete trades on other offers
          first.
        </Trans>
      );
    case "offer_is_blocked":
      return <Trans>A moderator took this offer down. Choose another one.</Trans>;
    case "owner_not_id_verified":
      return (
        <Trans>
          The owner&apos;s ID has to be verified for this payment method. Choose another offer.
        </Trans>
      );
    case "anonymous_user_restricted":
      return <Trans>The owner shows this offer to signed-in people only. Sign in first.</Trans>;
    case "not_available_in_your_country":
      return (
        <Trans>
          The owner doesn&apos;t trade with people in your country. If you haven&apos;t said where
          you live, do so in your settings.
        </Trans>
      );
    case "id_verification_required":
      return (
        <Trans>The owner asks for a verified ID. Verify yours, or choose another offer.</Trans>
      );
    case "full_name_required":
      return (
        <Trans>
          The owner asks to see your full name. Show it in your settings, or choose another offer.
        </Trans>
      );
    case "vpn_not_allowed":
      return (
        <Trans>
          The owner doesn't trade over a VPN. Switch yours off, or choose another offer.
        </Trans>
      );
    case "other_market":
      return (
        <Trans>
          Demo accounts trade play money with each other, and nobody else does. Choose another
          offer.
        </Trans>
      );
    case "demo_account":
      return <Trans>A demo account has only play money. Register a real account to do this.</Trans>;
    case "ip_blocked":
      return (
        <Trans>
          We don't serve this network address. Your coins stay yours: you can withdraw all of them.
        </Trans>
      );
    case "action_blocked_in_country":
      return (
        <Trans>
          You can't do this in your country now. The notice at the top of the page says why.
        </Trans>
      );
    case "new_buyer_trade_limit":
      return (
        <Trans>
          Until you've completed a trade with the owner, you can only trade smaller amounts.
        </Trans>
      );
    case "start_confirmation_needed":
      return <Trans>Something about this trade changed. Press Start again, and check it.</Trans>;
    default:
      return undefined;
  }
}
