import type { DataSource, EntityManager } from "typeorm";
import type { GiftCardStore, SavedGiftCard } from "../../../application/ports/gift-card-store.ts";
import type { GiftCardDetails } from "../../../domain/gift-card/gift-card.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { Trade } from "../../../domain/trade/trade.ts";
import { addWithin } from "../account/add-within.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";

interface CardRow {
  readonly id: string;
  readonly details: Buffer;
  readonly trade_id: string | null;
  readonly added_at: Date;
  readonly is_deleted: boolean;
  readonly stage: Trade["stage"] | null;
  readonly escrow: Trade["escrow"] | null;
  readonly is_code_shared: boolean;
  readonly is_code_revealed: boolean;
}

/** What owners of offers do who pay with gift cards. */
const buying: OfferSide = "buy";

/** Gift cards as rows, encrypted with the key of their owner. */
export class PostgresGiftCardStore implements GiftCardStore {
  readonly #dataSource: DataSource;
  readonly #keys: PersonKeys;

  constructor(dataSource: DataSource, keys: PersonKeys) {
    this.#dataSource = dataSource;
    this.#keys = keys;
  }

  async listOf(traderId: string): Promise<readonly SavedGiftCard[]> {
    // A trade of others says nothing about the card, whatever it was put into.
    const rows = await this.#dataSource.query<CardRow[]>(
      `SELECT card.id, card.details, card.trade_id, card.added_at,
              card.deleted_at IS NOT NULL AS is_deleted, t.stage, t.escrow,
              coalesce((t.rules->'memory'->'codeShared')::boolean, false) AS is_code_shared,
              coalesce((t.rules->'memory'->'codeRevealed')::boolean, false) AS is_code_revealed
         FROM gift_card card
         LEFT JOIN trade t ON t.id = card.trade_id AND t.buyer_id = card.trader_id
        WHERE card.trader_id = $1 ORDER BY card.added_at DESC, card.id`,
      [traderId],
    );
    if (rows.length === 0) return [];
    const cipher = await this.#keys.find(traderId);
    if (!cipher) return [];
    const offered = await this.#offeredBy(traderId);
    return rows.map((row) => {
      const details = JSON.parse(cipher.decrypt(row.details, placeOf(row.id))) as GiftCardDetails;
      return {
        id: row.id,
        details,
        tradeId: row.trade_id ?? undefined,
        addedAt: row.added_at.getTime(),
        isDeleted: row.is_deleted,
        trade: tradeOf(row),
        isOffered: offered.has(details.paymentMethod),
      };
    });
  }

  async add(
    traderId: string,
    { id, details }: { readonly id: string; readonly details: GiftCardDetails },
    most: number,
  ): Promise<boolean> {
    const sealed = await this.#seal(traderId, id, details);
    return addWithin(
      this.#dataSource,
      traderId,
      { most, count: (transaction) => countCards(transaction, traderId) },
      (transaction) =>
        transaction.query("INSERT INTO gift_card (id, trader_id, details) VALUES ($1, $2, $3)", [
          id,
          traderId,
          sealed,
        ]),
    );
  }

  async remove(traderId: string, card: SavedGiftCard): Promise<boolean> {
    const { code: _code, ...rest } = card.details;
    const [, changed] = await this.#dataSource.query<[unknown, number]>(
      `UPDATE gift_card SET deleted_at = clock_timestamp(), details = $4
        WHERE id = $1 AND trader_id = $2 AND trade_id IS NOT DISTINCT FROM $3
          AND deleted_at IS NULL`,
      [card.id, traderId, card.tradeId ?? null, await this.#seal(traderId, card.id, rest)],
    );
    return changed === 1;
  }

  async putInto(traderId: string, card: SavedGiftCard, tradeId: string): Promise<boolean> {
    const [, changed] = await this.#dataSource.query<[unknown, number]>(
      `UPDATE gift_card SET trade_id = $4
        WHERE id = $1 AND trader_id = $2 AND trade_id IS NOT DISTINCT FROM $3
          AND deleted_at IS NULL
          AND EXISTS (SELECT FROM trade t WHERE t.id = $4 AND t.buyer_id = $2)`,
      [card.id, traderId, card.tradeId ?? null, tradeId],
    );
    return changed === 1;
  }

  async takeOut(
    traderId: string,
    tradeId: string,
    cards: readonly Pick<SavedGiftCard, "id">[],
  ): Promise<void> {
    if (cards.length === 0) return;
    await this.#dataSource.query(
      `UPDATE gift_card SET trade_id = NULL
        WHERE trader_id = $1 AND trade_id = $2 AND id = ANY ($3::text[])`,
      [traderId, tradeId, cards.map(({ id }) => id)],
    );
  }

  async #offeredBy(traderId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#dataSource.query<{ readonly payment_method: string }[]>(
      `SELECT DISTINCT payment_method FROM offer
        WHERE owner_id = $1 AND side = $2 AND is_active AND is_approved AND deleted_at IS NULL`,
      [traderId, buying],
    );
    return new Set(rows.map(({ payment_method: method }) => method));
  }

  async #seal(traderId: string, id: string, details: GiftCardDetails): Promise<Buffer> {
    const cipher = await this.#keys.make(traderId);
    return Buffer.from(cipher.encrypt(JSON.stringify(details), placeOf(id)));
  }
}

async function countCards(transaction: EntityManager, traderId: string): Promise<number> {
  const [row] = await transaction.query<{ readonly total: number }[]>(
    `SELECT count(*)::integer AS total FROM gift_card WHERE trader_id = $1 AND deleted_at IS NULL`,
    [traderId],
  );
  return row?.total ?? 0;
}

function tradeOf(row: CardRow): SavedGiftCard["trade"] {
  if (row.stage === null || row.escrow === null) return undefined;
  return {
    stage: row.stage,
    escrow: row.escrow,
    memory: {
      codeShared: row.is_code_shared,
      ...(row.is_code_revealed && { codeRevealed: true }),
    },
  };
}

function placeOf(id: string): string {
  return `gift_card.details ${id}`;
}
