import type { Moves } from "./audited-journal.ts";
import { must } from "./violation.ts";

/** What the books have of the fee of one escrow. */
interface OwnFee {
  readonly times: number;
  readonly units: bigint;
  /** The account that got it. */
  readonly to: string;
}

/** The fees of multisig escrows, as the entries say. */
export class AuditedEscrowFees {
  readonly #fees = new Map<string, OwnFee>();

  /** What of a trade's fee is booked now, and whether the platform has it. */
  of(tradeId: string): OwnFee | undefined {
    return this.#fees.get(tradeId);
  }

  /** `escrow-fee:<trade>`, with a number where it is not the first, or `escrow-fee-back:<trade>:<n>`. */
  book(ref: string, moves: Moves, sums: ReadonlyMap<string, bigint>): void {
    const [kind = "", tradeId = "", number = ""] = ref.split(":");
    const told = () =>
      `${ref} moves ${[...moves].map(([name, units]) => `${units} ${name}`).join()}`;
    if (kind === "escrow-fee") this.#take(tradeId, number, moves, told);
    else this.#giveBack(tradeId, number, moves, sums, told);
  }

  #take(tradeId: string, number: string, moves: Moves, told: () => string): void {
    const { times = 0, units: before = 0n } = this.#fees.get(tradeId) ?? {};
    const isInTurn = number === (times === 0 ? "" : String(times + 1));
    must(before === 0n && isInTurn, "the fee of an escrow is booked once at a time", told);
    const [to = "", units = 0n] = [...moves].find(([, moved]) => moved > 0n) ?? [];
    must(
      moves.size === 2 && moves.get("hot:BTC") === 0n - units && /^(fees|available):BTC/.test(to),
      "the fee of an escrow comes from the chain",
      told,
    );
    this.#fees.set(tradeId, { times: times + 1, units, to });
  }

  /** What a seller does not have any more is the platform's loss. */
  #giveBack(
    tradeId: string,
    number: string,
    moves: Moves,
    sums: ReadonlyMap<string, bigint>,
    told: () => string,
  ): void {
    const { times = 0, units = 0n, to = "" } = this.#fees.get(tradeId) ?? {};
    const has = sums.get(to) ?? 0n;
    const own = to === "fees:BTC" || has > units ? units : has;
    const expected = new Map([["hot:BTC", units]]);
    for (const [account, left] of [
      [to, own],
      ["fees:BTC", units - own],
    ] as const) {
      if (left > 0n) expected.set(account, 0n - left);
    }
    must(
      units > 0n &&
        number === String(times) &&
        [...moves].every(([account, moved]) => (expected.get(account) ?? 0n) === moved) &&
        moves.get("hot:BTC") === units,
      "the fee of an escrow is taken back from whom it was given to",
      told,
    );
    this.#fees.set(tradeId, { times, units: 0n, to });
  }
}
