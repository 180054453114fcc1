import { SignerRefused, type Signer } from "../../application/ports/chain-sender.ts";
import type { SweepOrder, SweepSigner } from "../../application/ports/sweep-store.ts";
import { mostGas, raisedFee, usualGas } from "../../domain/chain/evm-fees.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { sweepGas } from "../../domain/deposit/sweep.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { evmAddressOf, type AccountKey, type AccountKeys } from "./account-keys.ts";
import { checkedAddress, type IntentRules } from "./checked-intent.ts";
import { readEvm, signEvm, transferCall } from "./evm-transaction.ts";

/** What a signer of Ethereum knows. */
interface SignerParts extends Omit<IntentRules, "policy"> {
  readonly chainId: number;
  /** The contract of Tether. */
  readonly tether: string;
  /** What has to be given now to whoever finds a block, in wei for a unit of gas. */
  readonly tip: () => Promise<bigint>;
  readonly policy: () => { readonly send: SendPolicy; readonly deposit: DepositPolicy };
}

/** What goes where, before its fees are known. */
interface Payment {
  readonly key: AccountKey;
  readonly nonce: number;
  readonly asset: "ETH" | "USDT";
  readonly to: string;
  readonly units: bigint;
  readonly gas: bigint;
  /** In wei for a unit of gas, before anything was replaced. */
  readonly maxFee: bigint;
}

/**
 * Signs for the hot account (the first key on the branch of change), and moves between our own addresses. The price
 * of gas follows from the sealed fee: what the database says does not decide it, nor where a move goes.
 */
export function ethereumSigner(keys: AccountKeys, parts: SignerParts): Signer & SweepSigner {
  const { chainId, tether, seal, network, cold } = parts;
  const hot = keys.at("change", 0);
  const hotAddress = evmAddressOf(hot.publicKey);
  const rules = { seal, network, policy: () => parts.policy().send, ...(cold && { cold }) };

  const signPayment = async (payment: Payment, earlier: readonly string[]) => {
    const { key, nonce, asset, to, units, gas } = payment;
    const { bumpBasisPoints, mostBumps } = parts.policy().send;
    if (earlier.length > mostBumps) throw new SignerRefused("It was replaced too often");
    const tips = earlier.map((raw) => {
      const before = readEvm(raw);
      const isSame = before.nonce === nonce && before.from === evmAddressOf(key.publicKey);
      if (!isSame) throw new SignerRefused("What it is to replace has another number");
      return raisedFee(before.tip, 1, bumpBasisPoints);
    });
    const maxFee = raisedFee(payment.maxFee, earlier.length, bumpBasisPoints);
    const wanted = [await parts.tip(), ...tips].reduce((most, tip) => (tip > most ? tip : most));
    const signed = signEvm(
      {
        chainId,
        nonce,
        tip: wanted < maxFee ? wanted : maxFee,
        maxFee,
        gas,
        ...(asset === "ETH"
          ? { to, value: units, data: new Uint8Array(0) }
          : { to: tether, value: 0n, data: transferCall(to, units) }),
      },
      key.secret,
    );
    return { ...signed, paidFee: gas * maxFee };
  };

  return {
    async sign(intent, given, nonce, _coins, earlier = []) {
      const to = checkedAddress(intent, given, rules);
      const { sendId, amount, networkFee } = intent;
      const { asset, units } = amount;
      if (asset === "BTC" || networkFee.asset !== "ETH") {
        throw new SignerRefused(`Send ${sendId} is none of Ethereum`);
      }
      // Coins would be lost in the contract; in our own account the books would lose them.
      if (to === tether || to === hotAddress) {
        throw new SignerRefused(`Send ${sendId} goes to an address that pays nobody`);
      }
      const maxFee = networkFee.units / usualGas[asset];
      const gas = mostGas[asset];
      const signed = await signPayment({ key: hot, nonce, asset, to, units, gas, maxFee }, earlier);
      return { ...signed, spends: [], change: 0n };
    },

    async sweep({ kind, number, nonce, units, maxFee }: SweepOrder, earlier) {
      const gas = sweepGas[kind];
      if (gas * maxFee > parts.policy().deposit.mostSweepFee) {
        throw new SignerRefused("The network takes too much for moving coins");
      }
      const person = keys.at("receiving", number);
      const [key, to] =
        kind === "gas" ? [hot, evmAddressOf(person.publicKey)] : [person, hotAddress];
      const asset = kind === "token" ? "USDT" : "ETH";
      return signPayment({ key, nonce, asset, to, units, gas, maxFee }, earlier);
    },
  };
}
