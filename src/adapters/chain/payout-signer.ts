import { timingSafeEqual } from "node:crypto";
import { hex } from "@scure/base";
import { SignerRefused, type SealIntent } from "../../application/ports/chain-sender.ts";
import type { PayoutSigner } from "../../application/ports/payout-signer.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import type { FeeBounds } from "../../domain/multisig-escrow/check-payout.ts";
import { endingText, termsText } from "../../domain/multisig-escrow/sealed-terms.ts";
import { judgePlatformSignature } from "../../domain/multisig-escrow/who-signs.ts";
import { finishPayout, readPayout, signPayout } from "../multisig/payout-transaction.ts";
import type { AccountKeys } from "./account-keys.ts";

interface PayoutRules {
  readonly seal: SealIntent;
  readonly network: ChainNetwork;
  readonly bounds: () => FeeBounds;
}

/**
 * Signs payouts with the platform's key of each escrow, as the second and only as the trade ended. Terms and ending have
 * to be sealed: whoever writes to the database can change neither where somebody is paid nor how much.
 */
export function payoutSigner(keys: AccountKeys, rules: PayoutRules): PayoutSigner {
  return {
    async complete({ terms, ending, seals, coin, payout }) {
      const { tradeId, network, keyNumber } = terms;
      const refused = (why: string) => new SignerRefused(`The escrow of trade ${tradeId} ${why}`);
      if (!isSame(rules.seal(termsText(terms)), seals.terms)) throw refused("has other terms");
      if (!isSame(rules.seal(endingText(terms, ending)), seals.ending)) {
        throw refused("ended in another way");
      }
      if (network !== rules.network) throw refused("is of another network");
      const key = keys.at("escrow", keyNumber);
      if (hex.encode(key.publicKey) !== terms.keys.platform) throw refused("has no key of ours");
      const read = readPayout(payout, { escrow: terms, coin, ending, bounds: rules.bounds() });
      if (!read.ok) throw refused(`has a payout that is refused: ${read.refusal.code}`);
      const judged = judgePlatformSignature(ending, ending, new Set(read.value.signatures.keys()));
      if (!judged.ok) throw refused(`has a payout that is refused: ${judged.refusal.code}`);
      const signed = signPayout(read.value, key.secret);
      const finished = signed && finishPayout(signed);
      if (!finished) throw refused("has no second signature");
      return { ...finished, networkFee: read.value.networkFee };
    },
  };
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
