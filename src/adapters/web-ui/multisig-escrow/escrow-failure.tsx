import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { CallFailure } from "../../http/client/call-types.ts";
import { failureWords } from "../trade/failure-words.tsx";

/** Why nothing was done about an escrow. */
export function escrowFailure(failure: CallFailure, partner = ""): ReactNode {
  return match(failure.code)
    .with("escrow_over", () => <Trans>This trade ended before both sides gave their keys.</Trans>)
    .with("keys_given", () => (
      <Trans>You have already given other keys. They can't be changed in this trade.</Trans>
    ))
    .with("wrong_key", () => <Trans>These words can't be used here. Make new ones.</Trans>)
    .with("wrong_address", "validation", () => (
      <Trans>This isn't an address of this Bitcoin network. Check it, then enter it again.</Trans>
    ))
    .with("trade_is_open", () => (
      <Trans>This trade hasn't ended yet, so nothing is paid out.</Trans>
    ))
    .with("other_ending", "ending_decided", () => <Trans>This trade ended in another way.</Trans>)
    .with("not_funded", () => (
      <Trans>The escrow isn't paid in full, or its payment isn't confirmed yet.</Trans>
    ))
    .with("already_spent", () => <Trans>The escrow has already been paid out.</Trans>)
    .with("fee_not_higher", "other_payout", "payout_refused", "party_signs_first", () => (
      <Trans>The payout changed in the meantime. Sign the one that is shown now.</Trans>
    ))
    .otherwise(() => failureWords(failure, partner));
}
