import type { AuditedEscrowFees } from "./audited-escrow-fees.ts";
import type { Moves, TradeEntries } from "./audited-journal.ts";
import { referrerOf } from "./population.ts";
import { must } from "./violation.ts";

/** The shares of the tiers in the simulation, in basis points. */
const shares: Readonly<Record<string, bigint>> = { "1": 5_000n, "2": 1_000n };

/** The smallest steps of amounts, in base units. */
const granules: Readonly<Record<string, bigint>> = { BTC: 1n, USDT: 1n, ETH: 10_000_000_000n };

/** A partner's share, and how much of it was taken back and not paid again. */
interface PaidReward {
  readonly partner: string;
  readonly units: bigint;
  readonly taken: bigint;
}

/** What partners were paid, as the auditor has seen it. */
export class AuditedRewards {
  readonly #entriesOf: (tradeId: string) => TradeEntries;
  /** By trade and tier. */
  readonly #paid = new Map<string, PaidReward>();
  readonly #unclaimed = new Map<string, bigint>();

  readonly #escrowFees: AuditedEscrowFees;
  readonly #buyerOf: (tradeId: string) => string;

  constructor(
    entriesOf: (tradeId: string) => TradeEntries,
    escrowFees: AuditedEscrowFees,
    buyerOf: (tradeId: string) => string,
  ) {
    this.#entriesOf = entriesOf;
    this.#escrowFees = escrowFees;
    this.#buyerOf = buyerOf;
  }

  /** A reward, one that is taken back, or a claim: named once each, and out of nothing else. */
  book(ref: string, moves: Moves): void {
    const [kind, ...rest] = ref.split(":");
    if (kind === "reward") this.#pay(rest, ref, moves);
    else if (kind === "reward-back") this.#takeBack(rest, ref, moves);
    else this.#claim(rest, ref, moves);
  }

  #pay([tradeId = "", tier = ""]: readonly string[], ref: string, moves: Moves): void {
    const { partner, asset, units } = partnerIn(moves);
    const { fee, buyers } = this.#feeOf(tradeId, asset);
    const granule = granules[asset] ?? 1n;
    const share = ((fee * (shares[tier] ?? 0n)) / (10_000n * granule)) * granule;
    const name = `${tradeId}:${tier}`;
    const before = this.#paid.get(name);
    // What comes back with its fee is what was taken with it.
    const due = before ? before.taken : share;
    const chains = buyers.map((buyer) => {
      const first = referrerOf(buyer);
      return tier === "1" || first === undefined ? first : referrerOf(first);
    });
    must(
      units > 0n && units === due && chains.includes(partner) && moves.size === 2,
      "a partner gets their share of the fee",
      () => `${ref} pays ${partner} ${units} of ${fee}`,
    );
    must(
      moves.get(`fees:${asset}`) === 0n - units,
      "a partner gets their share of the fee",
      () => `${ref} takes it from elsewhere`,
    );
    this.#paid.set(name, { partner, units: share, taken: 0n });
    this.#note(asset, partner, units);
  }

  /** The fee that the platform has of a trade now, in the books or from the chain, and who bought. */
  #feeOf(tradeId: string, asset: string) {
    const settled = this.#entriesOf(tradeId).settle.at(-1);
    const buyers = [...(settled ?? [])].flatMap(([account, moved]) =>
      account.startsWith("available:") && moved > 0n ? [account.split(":")[2] ?? ""] : [],
    );
    if (settled) return { fee: settled.get(`fees:${asset}`) ?? 0n, buyers };
    const { units = 0n, to } = this.#escrowFees.of(tradeId) ?? {};
    return { fee: to === "fees:BTC" ? units : 0n, buyers: [this.#buyerOf(tradeId)] };
  }

  #takeBack([tradeId = "", tier = ""]: readonly string[], ref: string, moves: Moves): void {
    const { partner, asset, units } = partnerIn(moves);
    const paid = this.#paid.get(`${tradeId}:${tier}`);
    must(
      paid?.partner === partner &&
        units < 0n &&
        paid.taken === 0n &&
        0n - units <= paid.units &&
        moves.get(`fees:${asset}`) === 0n - units,
      "a reward is taken back from whom it was paid to",
      () => `${ref} takes ${units} from ${partner}`,
    );
    const all = paid?.units ?? 0n;
    this.#paid.set(`${tradeId}:${tier}`, { partner, units: all, taken: 0n - units });
    this.#note(asset, partner, units);
  }

  #claim([claimant = ""]: readonly string[], ref: string, moves: Moves): void {
    const { partner, asset, units } = partnerIn(moves);
    const all = this.#unclaimed.get(`${asset} ${partner}`) ?? 0n;
    must(
      claimant === partner &&
        0n - units === all &&
        all > 0n &&
        moves.get(`available:${asset}:${partner}`) === all,
      "a claim moves all rewards to their partner",
      () => `${ref} moves ${units} of ${all}`,
    );
    this.#note(asset, partner, units);
  }

  #note(asset: string, partner: string, units: bigint): void {
    const name = `${asset} ${partner}`;
    this.#unclaimed.set(name, (this.#unclaimed.get(name) ?? 0n) + units);
  }
}

function partnerIn(moves: Moves) {
  const [account = "", units = 0n] = [...moves].find(([name]) => name.startsWith("rewards:")) ?? [];
  const [, asset = "", partner = ""] = account.split(":");
  return { asset, partner, units };
}
