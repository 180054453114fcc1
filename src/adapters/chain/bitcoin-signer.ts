import { hex } from "@scure/base";
import { SignerRefused, type Signer } from "../../application/ports/chain-sender.ts";
import { readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import { chooseCoins } from "../../domain/chain/choose-coins.ts";
import { coinId } from "../../domain/chain/own-coin.ts";
import type { AccountKeys } from "./account-keys.ts";
import { signBitcoin } from "./bitcoin-transaction.ts";
import { checkedAddress, type IntentRules } from "./checked-intent.ts";

/**
 * Signs for our own outputs. What comes back goes to a key that the signer derives from the number, and the fee
 * follows from the sealed one: what the database says decides neither.
 */
export function bitcoinSigner(keys: AccountKeys, rules: IntentRules): Signer {
  return {
    async sign(intent, given, number, coins) {
      const { sendId, amount, networkFee } = intent;
      const parsed = readBitcoinAddress(checkedAddress(intent, given, rules), rules.network);
      if (!parsed?.ok) throw new SignerRefused(`Send ${sendId} goes to no address of Bitcoin`);
      const script = hex.decode(parsed.value.script);
      const chosen = chooseCoins(coins, {
        amount: amount.units,
        scriptLength: script.length,
        usualFee: networkFee.units,
      });
      if (!chosen) throw new Error(`Our coins of Bitcoin are not enough for send ${sendId}`);
      const { fee, change } = chosen;
      const signed = signBitcoin(
        {
          coins: chosen.coins,
          recipient: { script, units: amount.units },
          change: { number, units: change },
          fee,
        },
        keys,
      );
      return { ...signed, paidFee: fee, spends: chosen.coins.map(coinId), change };
    },
  };
}
