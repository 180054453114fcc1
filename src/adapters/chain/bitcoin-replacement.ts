import { CannotReplace, SignerRefused } from "../../application/ports/chain-sender.ts";
import { coinId, type OwnCoin } from "../../domain/chain/own-coin.ts";
import { raisedPayment } from "../../domain/chain/raised-payment.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import type { AccountKeys } from "./account-keys.ts";
import { readBitcoin, signBitcoin, type BitcoinSpend } from "./bitcoin-transaction.ts";

/** What a payment is, whichever fee it has. */
interface Payment {
  readonly recipient: BitcoinSpend["recipient"];
  /** Of the key that the change goes to. */
  readonly number: number;
  /** What it spends, in any order. */
  readonly coins: readonly OwnCoin[];
}

/**
 * The payment with a higher fee than in the bytes that were signed before, the oldest first. It believes none of them:
 * each has to be what this signer signs for the payment, so it spends the same coins and pays the same recipient, and
 * only the fee and what comes back may be others. Throws `SignerRefused`, and `CannotReplace`.
 */
export function replacementOf(
  payment: Payment,
  earlier: readonly string[],
  keys: AccountKeys,
  policy: Pick<SendPolicy, "mostBumps" | "bumpBasisPoints" | "mostFeeBasisPoints">,
): BitcoinSpend {
  if (earlier.length > policy.mostBumps) throw new SignerRefused("It was replaced too often");
  const before = earlier.map((raw) => spendIn(raw, payment, keys));
  const last = before.reduce((one, other) => (other.fee > one.fee ? other : one));
  const { recipient, change } = last;
  const raised = raisedPayment(
    {
      coins: last.coins.length,
      scriptLength: recipient.script.length,
      fee: last.fee,
      change: change.units,
    },
    {
      basisPoints: policy.bumpBasisPoints,
      mostFee: (recipient.units * BigInt(policy.mostFeeBasisPoints)) / 10_000n,
    },
  );
  if (!raised) throw new CannotReplace("Its change does not pay a higher fee, or it is too high");
  return { ...last, fee: raised.fee, change: { ...change, units: raised.change } };
}

/** Signing is repeatable, so bytes of ours are the same if they are signed again. */
function spendIn(raw: string, { recipient, number, coins }: Payment, keys: AccountKeys) {
  const { spends, outputs } = readBitcoin(raw);
  const byName = new Map(coins.map((coin) => [coinId(coin), coin]));
  const spent = spends.flatMap((name) => byName.get(name) ?? []);
  const units = outputs[1]?.units ?? 0n;
  const sum = spent.reduce((all, coin) => all + coin.units, 0n);
  const fee = sum - recipient.units - units;
  const spend = { coins: spent, recipient, change: { number, units }, fee };
  const isWhole = spent.length === spends.length && spent.length === byName.size;
  if (!isWhole || fee <= 0n || signBitcoin(spend, keys).raw !== raw) {
    throw new SignerRefused("What it is to replace is another payment");
  }
  return spend;
}
