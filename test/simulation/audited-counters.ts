import type { MemoryTables } from "../memory/memory-tables.ts";
import type { OwnTrade } from "./audited-trades.ts";
import { limitsAt, mostTogether, partUp } from "./own-rules.ts";
import { must } from "./violation.ts";

const day = 86_400_000;

/** What a trade counts, for each of its parties and for its offer. */
interface Counts {
  readonly active: number;
  readonly activeUsd: bigint;
  readonly usd: bigint;
  readonly completed: number;
  readonly reserved: bigint;
  readonly used: bigint;
}

const nothing: Counts = {
  active: 0,
  activeUsd: 0n,
  usd: 0n,
  completed: 0,
  reserved: 0n,
  used: 0n,
};

/** The totals of a trader's trades. */
interface Tally extends Counts {
  /** By trade: since when, and with how much it counts. */
  readonly since: Map<string, { readonly at: number; readonly usd: bigint }>;
}

/** The auditor's own counters of traders and offers, from the trades that it followed. */
export class AuditedCounters {
  readonly #tables: MemoryTables;
  readonly #traders = new Map<string, Tally>();
  readonly #offers = new Map<string, Counts>();
  /** The active trades between two people. */
  readonly #pairs = new Map<string, Map<string, OwnTrade>>();

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  /** Replaces what a trade counted before with what it counts now. */
  follow(before: OwnTrade | undefined, now: OwnTrade): void {
    const [was, is] = [before ? countsOf(before) : nothing, countsOf(now)];
    for (const traderId of [now.buyerId, now.sellerId]) {
      const tally = this.#traders.get(traderId) ?? { ...nothing, since: new Map() };
      tally.since.set(now.id, { at: now.startedAt, usd: is.usd });
      this.#traders.set(traderId, { ...change(tally, was, is), since: tally.since });
      if (!before) this.#judgeLimits(traderId, now);
    }
    const ofOffer = this.#offers.get(now.offerId) ?? nothing;
    this.#offers.set(now.offerId, change(ofOffer, was, is));
    const together = this.#together(now);
    if (now.isActive) together.set(now.id, now);
    else together.delete(now.id);
  }

  /**
   * A trade began, or was resumed: two people have at most 2 with each other, and fewer where none
   * of those who buy has completed one. Simultaneous trades have no order here, so any of the
   * buyers will do.
   */
  judgePair(begun: OwnTrade): void {
    const together = [...this.#together(begun).values()];
    const isNew = together.every(
      ({ buyerId }) => (this.#traders.get(buyerId) ?? nothing).completed === 0,
    );
    must(
      together.length <= mostTogether(isNew),
      "at most 2 between two people",
      () =>
        `${begun.buyerId} and ${begun.sellerId}${isNew ? ", new," : ""} have ${together.map(({ id }) => id).join()}`,
    );
  }

  /** A trader's stored counters are the totals of their trades. */
  judgeTrader(traderId: string): void {
    const own = this.#traders.get(traderId) ?? nothing;
    const stored = this.#tables.usage.get(traderId);
    const isSame =
      own.active === (stored?.activeTrades ?? 0) &&
      own.activeUsd === (stored?.activeUsdCents ?? 0n) &&
      own.usd === (stored?.totalUsdCents ?? 0n) &&
      own.completed === (stored?.completedTrades ?? 0);
    must(
      isSame,
      "counters are what the trades come to",
      () =>
        `${traderId} has ${own.active} active for ${own.activeUsd}, ${own.usd} in all, ${own.completed} completed; stored is ${stored?.activeTrades}, ${stored?.activeUsdCents}, ${stored?.totalUsdCents}, ${stored?.completedTrades}`,
    );
  }

  /** The cap of an offer holds what its trades reserve and used since it was set. */
  judgeCap(offerId: string, isNew: boolean): void {
    const cap = this.#tables.caps.get(offerId);
    const own = this.#offers.get(offerId) ?? nothing;
    if (!cap) return;
    if (isNew) this.#offers.set(offerId, { ...own, used: cap.usedMinor });
    const used = isNew ? cap.usedMinor : own.used;
    must(
      cap.reservedMinor === own.reserved && cap.usedMinor === used,
      "a cap counts its trades",
      () =>
        `${offerId} reserves ${own.reserved} and used ${used}; stored is ${cap.reservedMinor} and ${cap.usedMinor}`,
    );
    must(
      cap.reservedMinor + cap.usedMinor <= cap.capMinor,
      "no cap is passed",
      () => `${offerId} may trade ${cap.capMinor} and trades ${cap.reservedMinor + cap.usedMinor}`,
    );
  }

  /** Checks everybody's counters again, and each of the values that they are the sum of. */
  recount(): void {
    const sums = new Map<string, bigint>();
    for (const { traderId, usdCents } of this.#tables.counted.values()) {
      sums.set(traderId, (sums.get(traderId) ?? 0n) + usdCents);
    }
    for (const [traderId, { usd }] of this.#traders) {
      this.judgeTrader(traderId);
      must(
        sums.get(traderId) === usd,
        "counters are what the trades come to",
        () => `${traderId} counts ${usd}, value by value it is ${sums.get(traderId)}`,
      );
    }
    for (const offerId of this.#tables.caps.keys()) this.judgeCap(offerId, false);
  }

  #together({ buyerId, sellerId }: OwnTrade): Map<string, OwnTrade> {
    const name = buyerId < sellerId ? `${buyerId} ${sellerId}` : `${sellerId} ${buyerId}`;
    const known = this.#pairs.get(name) ?? new Map<string, OwnTrade>();
    this.#pairs.set(name, known);
    return known;
  }

  #judgeLimits(traderId: string, { id, startedAt }: OwnTrade): void {
    const trader = this.#tables.traders.get(traderId);
    const tally = this.#traders.get(traderId);
    if (!trader || !tally) throw new Error(`${traderId} is nobody`);
    const { trades, together, daily, ever } = limitsAt(trader.level);
    const told = (limit: string) => () =>
      `${traderId} of level ${trader.level} is over ${limit} with ${id}`;
    must(
      trades === undefined || tally.active <= trades,
      "at most 2 without an ID",
      told("2 trades"),
    );
    must(
      together === undefined || tally.activeUsd <= together,
      "limits hold in sum",
      told("the limit of running trades"),
    );
    must(
      ever === undefined || tally.usd <= ever,
      "limits hold in sum",
      told("the limit of a life"),
    );
    if (daily === undefined) return;
    let recent = 0n;
    for (const { at, usd } of tally.since.values()) if (at > startedAt - day) recent += usd;
    must(recent <= daily, "limits hold in sum", told("the limit of a day"));
  }
}

function countsOf({ isActive, money, settled }: OwnTrade): Counts {
  const { usdCents, fiat } = money;
  if (isActive)
    return {
      active: 1,
      activeUsd: usdCents,
      usd: usdCents,
      completed: 0,
      reserved: fiat.minor,
      used: 0n,
    };
  if (!settled || settled.part === 0n) return nothing;
  const { part, whole } = settled;
  return {
    ...nothing,
    completed: 1,
    usd: partUp(usdCents, part, whole),
    used: partUp(fiat.minor, part, whole),
  };
}

function change(sum: Counts, was: Counts, is: Counts): Counts {
  return {
    active: sum.active + is.active - was.active,
    activeUsd: sum.activeUsd + is.activeUsd - was.activeUsd,
    usd: sum.usd + is.usd - was.usd,
    completed: sum.completed + is.completed - was.completed,
    reserved: sum.reserved + is.reserved - was.reserved,
    used: sum.used + is.used - was.used,
  };
}
