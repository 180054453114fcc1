import type { I18n } from "@lingui/core";
import type { EscrowWait } from "../../domain/multisig-escrow/escrow-wait.ts";

const sentences: Readonly<Record<EscrowWait, (i18n: I18n) => string>> = {
  own_key: (i18n) => i18n._("Escrow on the blockchain: your key is missing.", {}),
  other_key: (i18n) => i18n._("Escrow on the blockchain: waiting for the other key.", {}),
  payment: (i18n) => i18n._("Escrow on the blockchain: not paid yet.", {}),
  underpaid: (i18n) => i18n._("Escrow on the blockchain: not paid in full.", {}),
  confirmations: (i18n) => i18n._("Escrow on the blockchain: paid, not confirmed yet.", {}),
  nothing: (i18n) => i18n._("Escrow on the blockchain: paid and confirmed.", {}),
  own_signature: (i18n) => i18n._("Escrow on the blockchain: sign the payout.", {}),
  other_signature: (i18n) =>
    i18n._("Escrow on the blockchain: your trade partner has to sign the payout.", {}),
  payout: (i18n) => i18n._("Escrow on the blockchain: the payout is on its way.", {}),
};

/** Where the escrow on the blockchain of a trade is, after what happened; empty without one. */
export function escrowWaitSentence(wait: EscrowWait | undefined, i18n: I18n): string {
  return wait ? ` ${sentences[wait](i18n)}` : "";
}
