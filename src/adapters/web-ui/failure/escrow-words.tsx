import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** The words of refusals around multisig escrows. */
export function escrowWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "escrow_over":
      return <Trans>This trade ended before both sides gave their keys.</Trans>;
    case "keys_wanted":
      return <Trans>Both sides have to give their keys first.</Trans>;
    case "keys_given":
      return <Trans>You have already given other keys. They can't be changed in this trade.</Trans>;
    case "wrong_key":
      return <Trans>These words can't be used here. Make new ones.</Trans>;
    case "wrong_address":
      return (
        <Trans>This isn't an address of this Bitcoin network. Check it, then enter it again.</Trans>
      );
    case "trade_is_open":
      return <Trans>This trade hasn't ended yet, so nothing is paid out.</Trans>;
    case "other_ending":
    case "ending_decided":
      return <Trans>This trade ended in another way.</Trans>;
    case "not_funded":
      return <Trans>The escrow isn't paid in full, or its payment isn't confirmed yet.</Trans>;
    case "already_spent":
      return <Trans>The escrow has already been paid out.</Trans>;
    case "payer_signs":
      return (
        <Trans>
          The person who is paid pays the higher fee, so only they can replace this payout.
        </Trans>
      );
    case "party_signs_first":
    case "fee_not_higher":
    case "other_payout":
    case "payout_refused":
      return <Trans>The payout changed in the meantime. Sign the one that is shown now.</Trans>;
    default:
      return undefined;
  }
}
