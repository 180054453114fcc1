import { noOwnMarks } from "../../src/domain/offer/offer-marks.ts";
import type { OfferChange, OfferStore } from "../../src/application/ports/offer-store.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";
import type { NewOffer } from "../../src/domain/offer/create-offer.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";

/** Offers of the simulation in memory, with the guarantees that the database gives for them. */
export class SimulatedOffers implements OfferStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async owner(traderId: string) {
    const trader = this.#tables.traders.get(traderId);
    return trader && { id: traderId, level: trader.level, badge: "none" };
  }

  async countOf(traderId: string) {
    return this.#of(traderId).length;
  }

  async insert(offer: NewOffer, mostActive: number) {
    const active = this.#of(offer.ownerId).filter((each) => each.active).length;
    if (active >= mostActive) return { outcome: "too_many_active_offers" } as const;
    const stored = { ...offer, createdAt: this.#now() };
    this.#tables.offers.set(offer.id, stored);
    return { outcome: "stored", offer: stored } as const;
  }

  async own(ownerId: string, offerId: string) {
    const offer = this.#tables.offers.get(offerId);
    if (offer?.ownerId !== ownerId) return undefined;
    const cap = this.#tables.caps.get(offerId);
    const fiat = (minor: bigint) => ({ currency: offer.currency, minor });
    return {
      offer,
      cap: cap && {
        amount: fiat(cap.capMinor),
        reserved: fiat(cap.reservedMinor),
        used: fiat(cap.usedMinor),
      },
      reserved: fiat(this.#used(offerId).reservedMinor),
      marks: noOwnMarks,
      now: this.#now(),
    };
  }

  async listOwn(ownerId: string) {
    const own = await Promise.all(this.#of(ownerId).map(({ id }) => this.own(ownerId, id)));
    return own.flatMap((each) => each ?? []);
  }

  async store(_ownerId: string, changes: readonly OfferChange[]) {
    const isOld = changes.some(
      ({ offer }) => this.#tables.offers.get(offer.id)?.version !== offer.version - 1,
    );
    if (isOld || changes.some((change) => !this.#fits(change))) return "conflict" as const;
    for (const change of changes) this.#write(change);
    return "stored" as const;
  }

  #of(ownerId: string) {
    return [...this.#tables.offers.values()].filter((offer) => offer.ownerId === ownerId);
  }

  #fits({ offer, cap }: OfferChange): boolean {
    const { reservedMinor, usedMinor } = this.#used(offer.id);
    return !cap?.amount || cap.amount.minor >= reservedMinor + usedMinor;
  }

  /** A new cap begins with what running trades hold. */
  #used(offerId: string) {
    const known = this.#tables.caps.get(offerId);
    if (known) return known;
    const reservedMinor = [...this.#tables.trades.values()]
      .filter(({ trade }) => trade.offerId === offerId && trade.closedAt === undefined)
      .reduce((sum, { trade }) => sum + trade.money.fiat.minor, 0n);
    return { reservedMinor, usedMinor: 0n };
  }

  #write({ offer, cap }: OfferChange): void {
    const { offers, caps } = this.#tables;
    offers.set(offer.id, offer);
    if (!cap) return;
    const { reservedMinor, usedMinor } = this.#used(offer.id);
    if (cap.amount) caps.set(offer.id, { capMinor: cap.amount.minor, reservedMinor, usedMinor });
    else caps.delete(offer.id);
  }
}
