import { payoutFees } from "../../domain/multisig-escrow/check-payout.ts";
import type { EscrowCoin, MultisigEscrow } from "../../domain/multisig-escrow/escrow-terms.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import { partyKeys } from "./escrow-keys.ts";
import { signExit } from "./exit-transaction.ts";
import {
  finishPayout,
  newPayout,
  readPayout,
  signPayout,
  writePayout,
  type Payout,
} from "./payout-transaction.ts";
import { payoutSize } from "../../domain/multisig-escrow/transaction-size.ts";
import { readWords, seedOf } from "./words.ts";

/** Alone after the blocks, or buyer and seller together at any time. */
export type WayOut = "exit" | "release" | "return";

/** What someone asks for who recovers an escrow without the platform. */
interface AskedRecovery {
  readonly escrow: MultisigEscrow;
  readonly coin: EscrowCoin;
  readonly way: WayOut;
  readonly words: string;
  /** Satoshi for a virtual byte; what the other side signed first has a fee already. */
  readonly rate: bigint;
  /** Where the exit pays. */
  readonly address: string;
  /** What the other side signed first (PSBT in base64); empty if nothing. */
  readonly received: string;
}

/** What a signed transaction does, for reading before it is sent. */
interface Paid {
  readonly address: string;
  readonly units: bigint;
}

/** Nobody asks here what fees are usual: these only keep a slip or a fraud from burning the escrow. */
const bounds = payoutFees;

/** Signs with a party's words. What comes out is a transaction to send, or a part that the other side signs, too. */
export function recoverEscrow(asked: AskedRecovery) {
  const words = readWords(asked.words);
  if (!words.ok) return words;
  const { escrow, coin, rate } = asked;
  if (rate < bounds.leastRate || rate > bounds.mostRate) {
    return refuse({ code: "rate_out_of_bounds" } as const);
  }
  const keys = partyKeys(seedOf(words.value), escrow.network, escrow.keyNumber);
  if (asked.way === "exit") {
    const exit = signExit(escrow, coin, asked, keys.exit);
    if (!exit.ok) return exit;
    const { transaction, raw, address, units, networkFee } = exit.value;
    const pays: readonly Paid[] = [{ address, units }];
    return accept({ kind: "transaction", transaction, raw, pays, networkFee } as const);
  }
  const opened = payoutOf(asked, asked.way);
  if (!opened.ok) return opened;
  const signed = signPayout(opened.value, keys.shared.secret);
  if (!signed) return refuse({ code: "other_words" } as const);
  const { networkFee } = signed;
  const pays: readonly Paid[] = signed.outputs.map(({ to, units }) => ({
    address: escrow.addresses[to],
    units,
  }));
  const finished = finishPayout(signed);
  if (!finished)
    return accept({ kind: "part", text: writePayout(signed), pays, networkFee } as const);
  return accept({ kind: "transaction", ...finished, pays, networkFee } as const);
}

function payoutOf({ escrow, coin, rate, received }: AskedRecovery, kind: "release" | "return") {
  const terms = { escrow, coin, ending: { kind }, bounds };
  if (received.trim() !== "") return readPayout(received, terms);
  // Its outputs are the same at every fee, but for their amounts.
  const draft = newPayout({ ...terms, bounds: { ...bounds, leastRate: 0n } }, 0n);
  return draft.ok ? newPayout(terms, sizeOf(draft.value) * rate) : draft;
}

function sizeOf({ outputs }: Payout): bigint {
  return payoutSize(outputs.map(({ script }) => script));
}
