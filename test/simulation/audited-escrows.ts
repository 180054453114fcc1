import type { MemoryTables } from "../memory/memory-tables.ts";
import type { AuditedEscrowFees } from "./audited-escrow-fees.ts";
import type { OwnTrade } from "./audited-trades.ts";
import type { Command } from "./commands.ts";
import { judgeChainAtEnd } from "./audited-escrow-chain.ts";
import { payoutOutputs, type EscrowState, type SignedRow } from "./own-payouts.ts";
import type { SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { must } from "./violation.ts";

/** How many blocks confirm a payment below one bitcoin. */
const needed = 3;

/** What of an escrow was seen before. */
interface Seen {
  readonly terms: string;
  readonly ending: string | undefined;
  readonly payouts: readonly SignedRow[];
  readonly isHeld: boolean;
  readonly fee: { readonly times: number; readonly units: bigint };
}

const prefix = "multisig-escrow ";

/** Follows every multisig escrow, beside its trade, its chain and the books. */
export class AuditedEscrows {
  readonly #tables: MemoryTables;
  readonly #chain: SimulatedEscrowChain;
  readonly #trades: ReadonlyMap<string, OwnTrade>;
  readonly #fees: AuditedEscrowFees;
  readonly #seen = new Map<string, Seen>();

  constructor(
    tables: MemoryTables,
    chain: SimulatedEscrowChain,
    trades: ReadonlyMap<string, OwnTrade>,
    fees: AuditedEscrowFees,
  ) {
    this.#tables = tables;
    this.#chain = chain;
    this.#trades = trades;
    this.#fees = fees;
  }

  /** Aggregates were written: what is an escrow is looked at, with its trade. */
  follow(aggregates: readonly string[], trades: readonly string[]): void {
    const written = aggregates.filter((name) => name.startsWith(prefix));
    const ids = [...written.map((name) => name.slice(prefix.length)), ...trades];
    for (const id of new Set(ids)) this.#judge(id);
  }

  /** When nothing goes on any more, the chain has what the rules say, and nothing else. */
  judgeEnd(): void {
    for (const [id, own] of this.#trades) {
      const state = this.#stateOf(id);
      if (!state) continue;
      judgeChainAtEnd(id, state, {
        chain: this.#chain,
        booked: this.#fees.of(id)?.units ?? 0n,
        isActive: own.isActive,
        wasNoted: (name) => this.#tables.aggregates.has(`payment-besides ${name}`),
      });
    }
  }

  #stateOf(id: string): EscrowState | undefined {
    const row = this.#tables.aggregates.get(`${prefix}${id}`);
    return row && (row.state as unknown as EscrowState);
  }

  #judge(id: string): void {
    const state = this.#stateOf(id);
    const own = this.#trades.get(id);
    if (!state || !own) return;
    const before = this.#seen.get(id);
    const booked = this.#fees.of(id) ?? { times: 0, units: 0n, to: undefined };
    const isHeld = own.isActive && !unfunded.has(own.status ?? "");
    const terms = termsOf(state);
    const ending = endingOf(state);
    this.#seen.set(id, { terms: terms ?? "", ending, payouts: state.payouts, isHeld, fee: booked });
    must(
      !before || before.terms === "" || before.terms === terms,
      "the terms of an escrow are fixed before it is paid",
      () => `${id}: ${before?.terms} became ${terms}`,
    );
    const { amount, fee } = own.money;
    must(
      state.amount === amount.units && state.fee === fee.units,
      "trade and escrow agree",
      () =>
        `${id} is about ${amount.units} + ${fee.units}, its escrow ${state.amount} + ${state.fee}`,
    );
    this.#judgeEnding(id, own, ending, before?.ending);
    this.#judgeChain(id, state);
    if (before?.isHeld && !own.isActive) this.#judgeExit(id, state);
    if (isHeld) this.#judgeHeld(id, state, own, before?.isHeld ?? false);
    this.#judgePayouts(id, state, own, before);
    must(
      !before || before.fee.times === booked.times || before.fee.units !== booked.units,
      "the fee of an escrow is booked again only after it was lost",
      () => `${id} has ${booked.units} for the ${booked.times}th time`,
    );
    must(
      (state.bookedUnits ?? 0n) === booked.units && (state.bookedTimes ?? 0) === booked.times,
      "the fee of an escrow is in the books as it says",
      () => `${id} says ${state.bookedUnits}, booked is ${booked.units}`,
    );
    const owed = own.settled?.feeGoesBack ? `available:BTC:${own.sellerId}` : "fees:BTC";
    must(
      booked.to === undefined || booked.to === owed,
      "the fee of an escrow is kept only where staff were in time",
      () => `${id} gave it to ${booked.to}`,
    );
  }

  /** Decided once, as the trade ended, and not before. */
  #judgeEnding(
    id: string,
    { isActive, settled }: OwnTrade,
    ending: string | undefined,
    before: string | undefined,
  ): void {
    must(
      before === undefined || before === ending,
      "an escrow ends once",
      () => `${id} ended as ${before}, and is ${ending}`,
    );
    if (ending === undefined) return;
    must(!isActive, "trade and escrow agree", () => `${id} goes on, its escrow is ${ending}`);
    const { part = 0n, whole = 1n } = settled ?? {};
    const expected = part === 0n ? "return 0" : part === whole ? "release 0" : `split ${part}`;
    must(
      ending === expected,
      "trade and escrow agree",
      () => `${id} ended with ${part} of ${whole}, its escrow is ${ending}`,
    );
  }

  /** What is said to be confirmed was. */
  #judgeChain(id: string, state: EscrowState): void {
    const { coinTransaction, coinIs, spendTransaction, spendConfirmed } = state;
    must(
      coinIs !== "confirmed" || this.#wasDeep(coinTransaction),
      "confirmed is what enough blocks confirm",
      () => `${id} has ${coinTransaction}`,
    );
    must(
      !spendConfirmed || this.#wasDeep(spendTransaction),
      "confirmed is what enough blocks confirm",
      () => `${id} is spent by ${spendTransaction}`,
    );
  }

  /** A trade ended because its coin left: by nothing that the platform signed. */
  #judgeExit(id: string, { payouts, spendTransaction, spendConfirmed }: EscrowState): void {
    if (this.#tables.trades.get(id)?.timeline.at(-1)?.act !== "exit") return;
    const isOurs = payouts.some(({ transaction }) => transaction === spendTransaction);
    must(
      spendConfirmed && !isOurs,
      "a trade ends by an exit where its coin is gone",
      () => `${id} is spent by ${spendTransaction}`,
    );
  }

  /** A trade begins to hold what is confirmed, in full; a coin that is lost later takes nothing back. */
  #judgeHeld(id: string, state: EscrowState, { status }: OwnTrade, wasHeld: boolean): void {
    const { coinTransaction, coinUnits, amount, fee } = state;
    const isPaid = this.#wasDeep(coinTransaction) && (coinUnits ?? 0n) >= amount + fee;
    must(
      wasHeld || isPaid,
      "a trade goes on when its escrow is paid",
      () => `${id} is ${status} with ${coinUnits} of ${amount + fee} in ${coinTransaction}`,
    );
  }

  #wasDeep(transaction: string | null): boolean {
    return this.#chain.deepest(transaction ?? "") >= needed;
  }

  /** What the platform signed pays what the end of the trade gives to each, and the rest is the network's. */
  #judgePayouts(
    id: string,
    state: EscrowState,
    { isActive, settled }: OwnTrade,
    before: Seen | undefined,
  ): void {
    const coin = { transaction: state.coinTransaction, place: state.coinPlace };
    for (const [at, payout] of state.payouts.entries()) {
      const old = before?.payouts[at];
      if (old?.transaction === payout.transaction) continue;
      const { raw, networkFee } = payout;
      const { spent, outputs, transaction } = JSON.parse(raw) as {
        spent: typeof coin;
        transaction: string;
        outputs: { address: string; units: string }[];
      };
      const told = () => `${id} signed ${raw} for ${networkFee}`;
      must(!isActive, "a payout follows the end of its trade", told);
      must(
        transaction === payout.transaction &&
          spent.transaction === coin.transaction &&
          spent.place === coin.place,
        "a payout spends the coin of its escrow",
        told,
      );
      const part = settled ?? { part: 0n, whole: 1n };
      const expected = payoutOutputs(state, part, BigInt(networkFee));
      const paid = outputs.map(({ address, units }) => `${address} ${units}`);
      must(
        paid.join() === expected.join(),
        "an escrow pays to each what the rules say",
        () => `${told()}, and not ${expected.join()}`,
      );
      const sum = outputs.reduce((total, { units }) => total + BigInt(units), 0n);
      must(
        sum + BigInt(networkFee) === state.coinUnits,
        "what is locked is paid out, but for the network's fee",
        told,
      );
      const last = state.payouts[at - 1];
      must(
        !last || BigInt(last.networkFee) < BigInt(networkFee),
        "a payout is replaced by one that pays more to the network",
        told,
      );
    }
  }
}

const unfunded: ReadonlySet<string> = new Set(["pending", "not_funded", "funds_processing"]);

/** Undefined while not both gave their keys. */
function termsOf(state: EscrowState): string | undefined {
  if (state.address === null) return undefined;
  const { keyNumber, exitBlocks, amount, fee, address, platformKey, platformAddress } = state;
  const { buyerKey, buyerAddress, sellerKey, sellerExit, sellerAddress } = state;
  const ofParties = [buyerKey, buyerAddress, sellerKey, sellerExit, sellerAddress];
  const ours = [keyNumber, exitBlocks, amount, fee, address, platformKey, platformAddress];
  return [...ours, ...ofParties].map(String).join(" ");
}

function endingOf({ ending, buyerBasisPoints }: EscrowState): string | undefined {
  return ending === null ? undefined : `${ending} ${buyerBasisPoints ?? 0}`;
}

/** A payout whose coin is spent already, or is not there: the round says so, and the next one looks again. */
export function isRefusedByNetwork(command: Command, failure: string): boolean {
  const isPaying = command.do === "round" && command.of === "payouts";
  return isPaying && failure.startsWith("Error: The network refuses the payout of trade");
}
