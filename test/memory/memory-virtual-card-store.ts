import type { ReportedPayment } from "../../src/application/ports/card-provider.ts";
import type {
  StoredCard,
  StoredCardAct,
  StoredCardPayment,
  VirtualCardStore,
} from "../../src/application/ports/virtual-card-store.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { cardAsset, ofCents, openCardStates } from "../../src/domain/virtual-card/virtual-card.ts";
import { cardDaySeconds } from "../../src/domain/virtual-card/virtual-card-policy.ts";
import { openClaimsOf } from "./memory-claim-store.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryAggregate, MemoryTables } from "./memory-tables.ts";

const day = cardDaySeconds * 1_000;

/** Virtual cards in memory. Their rows have the fields that commits write. */
export class MemoryVirtualCardStore implements VirtualCardStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  /** The cards whose numbers were read. */
  readonly readings: string[] = [];
  #cursor: string | undefined;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async holderFacts(traderId: string) {
    const acts = this.#rows("virtual-card-act").filter(({ row }) => row["traderId"] === traderId);
    const cards = this.#rows("virtual-card").filter(({ row }) => row["traderId"] === traderId);
    return {
      ...(await this.present()),
      version: this.#tables.aggregates.get(`virtual-card-holder ${traderId}`)?.version,
      country: undefined,
      available: this.#balance(accountId({ kind: "available", asset: cardAsset, traderId })),
      inDebt: openClaimsOf(this.#tables, traderId).length > 0,
      openCards: cards.filter(({ row }) => openCardStates.includes(row["state"] as never)).length,
      dayUnits: acts
        .filter(({ row }) => row["kind"] === "top_up" && row["state"] !== "refused")
        .filter(({ row }) => Date.parse(String(row["requestedAt"])) > this.#now() - day)
        .reduce((sum, { row }) => sum + (row["amount"] as bigint), 0n),
    };
  }

  async find(id: string): Promise<StoredCard | undefined> {
    const found = this.#tables.aggregates.get(`virtual-card ${id}`);
    return found && this.#cardOf(id, found);
  }

  /** Newest first. */
  async cardsOf(traderId: string): Promise<readonly Pick<StoredCard, "id" | "state">[]> {
    const own = this.#rows("virtual-card").filter(({ row }) => row["traderId"] === traderId);
    return own
      .map(({ id, row }) => ({ id, state: row["state"] as StoredCard["state"] }))
      .toReversed();
  }

  /** Whoever asks looks at the accounts again. */
  async activeCardsOf(): Promise<readonly StoredCard[]> {
    return this.#rows("virtual-card").flatMap(({ id, row }) => {
      const card = this.#cardOf(id, this.#tables.aggregates.get(`virtual-card ${id}`)!);
      return row["state"] === "active" && !card.isBusy ? [card] : [];
    });
  }

  async openActs(): Promise<readonly StoredCardAct[]> {
    return this.#rows("virtual-card-act").flatMap(({ id, version, row }) => {
      const card = this.#tables.aggregates.get(`virtual-card ${String(row["cardId"])}`);
      if (row["endedAt"] !== undefined || !card) return [];
      const attemptedAt = row["attemptedAt"] as string | undefined;
      const act = {
        ...row,
        id,
        version,
        holderId: row["traderId"],
        amount: money(cardAsset, row["amount"] as bigint),
        fee: money(cardAsset, row["fee"] as bigint),
        attemptedAt: attemptedAt === undefined ? undefined : Date.parse(attemptedAt),
        card: this.#cardOf(String(row["cardId"]), card),
      };
      return [act as unknown as StoredCardAct];
    });
  }

  async cursor() {
    return this.#cursor;
  }

  async keepPayments(payments: readonly ReportedPayment[], cursor: string): Promise<void> {
    this.#cursor = cursor;
    for (const { id, reference, kind, state, isOnCard, cents } of payments) {
      const name = `virtual-card-payment ${id}`;
      const card = this.#rows("virtual-card").find(({ row }) => row["reference"] === reference);
      if (!card || this.#tables.aggregates.has(name)) continue;
      const row = { cardId: card.id, kind, state, isOnCard, amount: ofCents(cents).units };
      const nothing = { added: {}, deadlines: {}, events: [] };
      this.#tables.aggregates.set(name, { version: 1, state: row, ...nothing });
    }
  }

  async unbooked(): Promise<readonly StoredCardPayment[]> {
    return this.#rows("virtual-card-payment").flatMap(({ id, version, row }) => {
      const card = this.#tables.aggregates.get(`virtual-card ${String(row["cardId"])}`);
      if (row["bookedAt"] !== undefined || !card) return [];
      const amount = money(cardAsset, row["amount"] as bigint);
      const payment = {
        ...row,
        id,
        version,
        amount,
        card: this.#cardOf(String(row["cardId"]), card),
      };
      return [payment as unknown as StoredCardPayment];
    });
  }

  async noteReading(cardId: string): Promise<void> {
    this.readings.push(cardId);
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  /** What the holder was told, in order. */
  events(cardId: string): readonly string[] {
    const found = this.#tables.aggregates.get(`virtual-card ${cardId}`);
    return (found?.events ?? []).map(({ kind }) => kind);
  }

  #cardOf(id: string, { version, state: row }: MemoryAggregate): StoredCard {
    return {
      id,
      version,
      holderId: String(row["traderId"]),
      state: row["state"] as StoredCard["state"],
      isFrozenByStaff: row["isFrozenByStaff"] === true,
      isBusy: (row["actId"] ?? null) !== null,
      reference: row["reference"] as string | undefined,
      balance: money(
        cardAsset,
        this.#balance(accountId({ kind: "card", asset: cardAsset, cardId: id })),
      ),
    };
  }

  #balance(id: string): bigint {
    return this.#tables.balances.get(id) ?? 0n;
  }

  #rows(aggregate: string) {
    const rows = this.#tables.aggregates.groupEntries(aggregate);
    return rows.map(([name, { version, state: row }]) => {
      return { id: name.slice(aggregate.length + 1), version, row };
    });
  }
}
