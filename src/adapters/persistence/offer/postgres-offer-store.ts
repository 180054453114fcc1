import type { DataSource, EntityManager } from "typeorm";
import type { CommandKey } from "../../../application/ports/commit.ts";
import type {
  InsertOutcome,
  OfferChange,
  OfferStore,
  OwnOffer,
  StoreOutcome,
} from "../../../application/ports/offer-store.ts";
import type { NewOffer } from "../../../domain/offer/create-offer.ts";
import type { OfferOwner } from "../../../domain/offer/offer-policy.ts";
import { keepAnswer, takeKey } from "../commit/transaction-key.ts";
import { capColumns, capOf, type CapRow } from "./cap-row.ts";
import { moderationAssignments, moderationValues } from "./moderation-row.ts";
import { offerColumns, offerOf, type OfferRow } from "./offer-row.ts";

/** Offers in PostgreSQL. */
export class PostgresOfferStore implements OfferStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async owner(traderId: string): Promise<OfferOwner | undefined> {
    const [row] = await this.#dataSource.query<{ level: string; badge: string }[]>(
      "SELECT level, badge FROM trader WHERE id = $1",
      [traderId],
    );
    return row && { id: traderId, level: Number(row.level), badge: row.badge };
  }

  async countOf(traderId: string): Promise<number> {
    const [row] = await this.#dataSource.query<{ count: string }[]>(
      "SELECT count(*) FROM offer WHERE owner_id = $1",
      [traderId],
    );
    return Number(row?.count ?? 0);
  }

  async insert(offer: NewOffer, mostActive: number, key?: CommandKey): Promise<InsertOutcome> {
    try {
      return await this.#dataSource.transaction(async (transaction) => {
        const known = key && (await takeKey(transaction, key));
        if (known) return known;
        // Two offers of one owner at once would each count without the other: the second waits
        // here.
        await transaction.query("SELECT FROM trader WHERE id = $1 FOR NO KEY UPDATE", [
          offer.ownerId,
        ]);
        const [row] = await transaction.query<{ created_at: Date }[]>(insertWithin, [
          ...valuesOf(offer),
          mostActive,
        ]);
        // Including the key: what was refused may be requested again.
        if (!row) throw new TakenBack("too_many_active_offers");
        if (key) await keepAnswer(transaction, key, offer.id);
        const createdAt = row.created_at.getTime();
        return { outcome: "stored" as const, offer: { ...offer, createdAt } };
      });
    } catch (error) {
      if (error instanceof TakenBack && error.outcome === "too_many_active_offers") {
        return { outcome: error.outcome };
      }
      throw error;
    }
  }

  async own(ownerId: string, offerId: string): Promise<OwnOffer | undefined> {
    const [row] = await this.#dataSource.query<OwnRow[]>(`${ownOffers} AND offer.id = $2`, [
      ownerId,
      offerId,
    ]);
    return row && ownOf(row);
  }

  async listOwn(ownerId: string): Promise<readonly OwnOffer[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `${ownOffers} ORDER BY offer.created_at DESC, offer.id`,
      [ownerId],
    );
    return rows.map(ownOf);
  }

  async store(
    ownerId: string,
    changes: readonly OfferChange[],
    mostActive: number,
  ): Promise<StoreOutcome> {
    try {
      await this.#dataSource.transaction(async (transaction) => {
        // Switching an offer on counts the owner's other offers: one after the other, as in
        // `insert`.
        await transaction.query("SELECT FROM trader WHERE id = $1 FOR NO KEY UPDATE", [ownerId]);
        const before = await countActive(transaction, ownerId);
        const ordered = changes.toSorted((one, other) => (one.offer.id < other.offer.id ? -1 : 1));
        for (const change of ordered) await storeOffer(transaction, change);
        for (const change of ordered) await storeCap(transaction, change);
        const after = await countActive(transaction, ownerId);
        if (after > before && after > mostActive) throw new TakenBack("too_many_active_offers");
      });
      return "stored";
    } catch (error) {
      if (error instanceof TakenBack) return error.outcome;
      throw error;
    }
  }
}

/** Thrown to roll back what was stored so far. */
class TakenBack extends Error {
  readonly outcome: Exclude<StoreOutcome, "stored">;

  constructor(outcome: Exclude<StoreOutcome, "stored">) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function countActive(transaction: EntityManager, ownerId: string): Promise<number> {
  const [row] = await transaction.query<{ count: string }[]>(
    "SELECT count(*) FROM offer WHERE owner_id = $1 AND is_active",
    [ownerId],
  );
  return Number(row?.count ?? 0);
}

async function storeOffer(
  transaction: EntityManager,
  { offer, priceOnly, deleted }: OfferChange,
): Promise<void> {
  const [row] = await transaction.query<unknown[]>(updateOverVersion, [
    ...valuesOf(offer),
    priceOnly,
    deleted ?? false,
  ]);
  if (!row) throw new TakenBack("conflict");
}

async function storeCap(transaction: EntityManager, { offer, cap }: OfferChange): Promise<void> {
  if (!cap) return;
  const amount = cap.amount ? String(cap.amount.minor) : null;
  const [row] = await transaction.query<unknown[]>(updateCap, [offer.id, amount]);
  if (!row) throw new TakenBack("conflict");
}

const ownOffers = `
  SELECT ${offerColumns}, ${capColumns}, clock_timestamp() AS now
    FROM offer LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id
   WHERE offer.owner_id = $1 AND offer.deleted_at IS NULL`;

type OwnRow = OfferRow & CapRow & { readonly now: Date };

function ownOf(row: OwnRow): OwnOffer {
  const offer = offerOf(row);
  const reserved = { currency: offer.currency, minor: BigInt(row.cap_reserved_minor ?? 0) };
  return { offer, cap: capOf(row), reserved, now: row.now.getTime() };
}

/** After the offer's own twenty. */
const firstOfModeration = 21;
const moderatedSet = moderationAssignments(firstOfModeration, "offer.waits_since")
  .map(([column, value]) => `${column} = ${value}`)
  .join(", ");
const newlyModerated = moderationAssignments(firstOfModeration, "NULL");

const updateOverVersion = `
  WITH stored AS (
    UPDATE offer SET version = $2::integer, side = $4, asset = $5, currency = $6,
      payment_method = $7, margin_bp = $8::integer, fixed_price = $9::numeric,
      range_min = $10::numeric, range_max = $11::numeric, predefined = $12::numeric[], terms = $13,
      payment_details = $14::jsonb, label = $15, tags = $16::text[], window_seconds = $17::integer,
      flow = $18, is_active = $19::boolean, deferred_escrow = $20::boolean, ${moderatedSet},
      terms_version = CASE WHEN $29::boolean THEN terms_version ELSE $2::integer END,
      deleted_at = CASE WHEN $30::boolean THEN clock_timestamp() END
    WHERE id = $1 AND owner_id = $3 AND version = $2::integer - 1 AND deleted_at IS NULL
    RETURNING id)
  SELECT id FROM stored`;

/** A new cap begins with what running trades hold; a changed one keeps its usage. */
const updateCap = `
  WITH stored AS (
    UPDATE offer_usage SET cap_minor = $2::numeric,
      used_minor = CASE WHEN cap_minor IS NULL THEN 0 ELSE used_minor END
    WHERE offer_id = $1 AND ($2::numeric IS NULL OR $2::numeric
      >= reserved_minor + CASE WHEN cap_minor IS NULL THEN 0 ELSE used_minor END)
    RETURNING offer_id)
  SELECT offer_id FROM stored`;

const insertWithin = `
  INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
    fixed_price, range_min, range_max, predefined, terms, payment_details, label, tags,
    window_seconds, flow, is_active, deferred_escrow,
    ${newlyModerated.map(([column]) => column).join(", ")}, created_at)
  SELECT $1, $2::integer, $3, $4, $5, $6, $7, $8::integer, $9::numeric, $10::numeric, $11::numeric,
    $12::numeric[], $13, $14::jsonb, $15, $16::text[], $17::integer, $18, $19::boolean, $20::boolean,
    ${newlyModerated.map(([, value]) => value).join(", ")}, clock_timestamp()
  WHERE $29 > (SELECT count(*) FROM offer WHERE owner_id = $3 AND is_active)
  RETURNING created_at`;

function valuesOf(offer: NewOffer): readonly unknown[] {
  const { pricing, amounts } = offer;
  const range = amounts.kind === "range" ? amounts : undefined;
  const predefined = amounts.kind === "predefined" ? amounts.amounts : [];
  return [
    offer.id,
    offer.version,
    offer.ownerId,
    offer.side,
    offer.asset,
    offer.currency,
    offer.paymentMethod,
    pricing.kind === "margin" ? pricing.basisPoints : null,
    pricing.kind === "fixed" ? String(pricing.price.scaled) : null,
    range ? String(range.min.minor) : null,
    range ? String(range.max.minor) : null,
    predefined.map(({ minor }) => String(minor)),
    offer.terms,
    JSON.stringify(offer.paymentDetails),
    offer.label,
    offer.tags,
    offer.windowSeconds,
    offer.flow,
    offer.active,
    offer.deferredEscrow,
    ...moderationValues(offer.moderation),
  ];
}
