import type { Signer } from "../../application/ports/chain-sender.ts";
import { checkedAddress, type IntentRules } from "./checked-intent.ts";
import { signSpend } from "./embedded-transaction.ts";

/** What a signer of a demo's chains knows. */
interface SignerParts extends IntentRules {
  readonly key: Uint8Array;
  readonly tether: string;
}

/** Signs for the hot wallet of a demo. */
export function embeddedSigner({ key, tether, ...rules }: SignerParts): Signer {
  return {
    async sign(intent, given, number) {
      const address = checkedAddress(intent, given, rules);
      const { amount, networkFee } = intent;
      const token = amount.asset === "USDT" ? tether : undefined;
      const spend = { number, address, token, units: amount.units, fee: networkFee.units };
      return { ...signSpend(spend, key), paidFee: networkFee.units, spends: [], change: 0n };
    },
  };
}
