import { hex } from "@scure/base";
import {
  SignerRefused,
  type FreshlySigned,
  type Signer,
} from "../../application/ports/chain-sender.ts";
import { readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import { chooseCoins } from "../../domain/chain/choose-coins.ts";
import { coinId } from "../../domain/chain/own-coin.ts";
import type { AccountKeys } from "./account-keys.ts";
import { replacementOf } from "./bitcoin-replacement.ts";
import { signBitcoin, type BitcoinSpend } from "./bitcoin-transaction.ts";
import { checkedAddress, type IntentRules } from "./checked-intent.ts";

/**
 * Signs for our own outputs. What comes back goes to a key that the signer derives from the number, and the fee
 * follows from the sealed one: what the database says decides neither. A replacement spends exactly what it replaces.
 */
export function bitcoinSigner(keys: AccountKeys, rules: IntentRules): Signer {
  return {
    async sign(intent, given, number, coins, earlier = []) {
      const { sendId, amount, networkFee } = intent;
      const parsed = readBitcoinAddress(checkedAddress(intent, given, rules), rules.network);
      if (!parsed?.ok) throw new SignerRefused(`Send ${sendId} goes to no address of Bitcoin`);
      const script = hex.decode(parsed.value.script);
      const recipient = { script, units: amount.units };
      if (earlier.length > 0) {
        const payment = { recipient, number, coins };
        return freshly(replacementOf(payment, earlier, keys, rules.policy()), keys);
      }
      const chosen = chooseCoins(coins, {
        amount: amount.units,
        scriptLength: script.length,
        usualFee: networkFee.units,
      });
      if (!chosen) throw new Error(`Our coins of Bitcoin are not enough for send ${sendId}`);
      const { fee, change } = chosen;
      const { coins: spent } = chosen;
      return freshly({ coins: spent, recipient, change: { number, units: change }, fee }, keys);
    },
  };
}

function freshly(spend: BitcoinSpend, keys: AccountKeys): FreshlySigned {
  const { coins, change, fee } = spend;
  const signed = signBitcoin(spend, keys);
  return { ...signed, paidFee: fee, spends: coins.map(coinId), change: change.units };
}
