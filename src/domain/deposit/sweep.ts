import { mostGas, usualGas } from "../chain/evm-fees.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { money } from "../money/money.ts";
import type { DepositPolicy } from "./deposit-policy.ts";

/**
 * A move between our own addresses of Ethereum.
 *
 * - `gas`: from the hot account to a person's address, which has to pay for moving its Tether.
 * - `ether`, `token`: from a person's address to the hot account.
 */
export type SweepKind = "gas" | "ether" | "token";

/** What lies at a person's address, as deposits and moves tell it, in base units. */
export interface AddressHolding {
  /** Of its key. */
  readonly number: number;
  readonly ETH: bigint;
  readonly USDT: bigint;
}

/** What is moved next. */
interface SweepStep {
  readonly kind: SweepKind;
  readonly units: bigint;
  /** The Ether that the address has for it. */
  readonly purse: bigint;
}

/**
 * How many times the fee is left for a move that gets stuck, and has to be replaced with a higher one. What is not
 * taken serves the next time.
 */
const reserve = 2n;

/** The gas that a move may take: Ether goes to a key, which runs nothing. */
export const sweepGas: { readonly [Kind in SweepKind]: bigint } = {
  gas: usualGas.ETH,
  ether: usualGas.ETH,
  token: mostGas.USDT,
};

/**
 * What to move from an address while a unit of gas takes `maxFee` at most; undefined where it is too little, or the
 * network takes too much. Tether goes first: the Ether beside it pays for that.
 */
export function nextSweep(
  { ETH, USDT }: AddressHolding,
  maxFee: bigint,
  { sweepFrom, mostSweepFee }: Pick<DepositPolicy, "sweepFrom" | "mostSweepFee">,
): SweepStep | undefined {
  const tokenFee = sweepGas.token * maxFee;
  if (USDT >= sweepFrom.USDT && tokenFee <= mostSweepFee) {
    if (ETH >= tokenFee) return { kind: "token", units: USDT, purse: ETH };
    return { kind: "gas", units: reserve * tokenFee - ETH, purse: 0n };
  }
  const etherFee = sweepGas.ether * maxFee;
  const units = ETH - reserve * etherFee;
  if (ETH < sweepFrom.ETH || units <= 0n || etherFee > mostSweepFee) return undefined;
  return { kind: "ether", units, purse: ETH };
}

/** Whether the address that pays a move has so much for its fee. */
export function affordsFee(
  { kind, units, purse }: Pick<SweepStep, "kind" | "units" | "purse">,
  fee: bigint,
): boolean {
  return kind === "gas" || fee <= purse - (kind === "ether" ? units : 0n);
}

/** `sweep-fee:<id>`: network fees → hot: what the network took. What moved stays in the hot account of the books. */
export function sweepFeeEntry(id: string, taken: bigint): JournalEntry {
  return journalEntry(`sweep-fee:${id}`, [
    {
      from: { kind: "network_fees", asset: "ETH" },
      to: { kind: "hot", asset: "ETH" },
      amount: money("ETH", taken),
    },
  ]);
}
