import type { LedgerAccount } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";

type Kind = LedgerAccount["kind"];

/** What somebody owns of a coin. */
export interface OwnedRow {
  readonly asset: AssetCode;
  readonly owner_id: string;
  readonly units: string;
}

/** What the platform's own accounts sum to, and those of the outside. */
export interface OwnSumRow {
  readonly asset: AssetCode;
  readonly own: string;
  readonly outside: string;
}

/** Whose name is the end of the account's id. */
const byId: readonly Kind[] = ["available", "rewards", "merchant", "bond"];
const escrow: Kind = "escrow";
const outgoing: Kind = "outgoing";
const spot: Kind = "spot";
const card: Kind = "card";
const cardAct: Kind = "card_act";
const order: Kind = "order";
const inventory: Kind = "inventory";
const outside: readonly Kind[] = [
  "clearing",
  "hot",
  "cold",
  "escrow_fees",
  "lightning",
  "card_payments",
  "provider",
];

/** Every kind of account, and whether people own what is in it: a new one does not compile without. */
const isPeoples: Readonly<Record<Kind, boolean>> = {
  available: true,
  rewards: true,
  merchant: true,
  bond: true,
  escrow: true,
  outgoing: true,
  spot: true,
  card: true,
  card_act: true,
  order: true,
  provider: false,
  inventory: false,
  fees: false,
  network_fees: false,
  clearing: false,
  lightning: false,
  card_payments: false,
  hot: false,
  cold: false,
  escrow_fees: false,
};

/** The kinds of accounts that are somebody's, for a test that compares them with those that store balances. */
export const peoplesKinds = (Object.keys(isPeoples) as Kind[]).filter((kind) => isPeoples[kind]);

/**
 * An escrow is owed to the seller, who funded it, until it is settled; a send to its sender, an order to who
 * placed it, and what is on a card, or on its way there, to the holder of the card.
 */
export const ownedBalances = {
  sql: `
    SELECT asset, owner_id, sum(balance)::text AS units FROM (
      SELECT a.asset, split_part(a.id, ':', 3) AS owner_id, a.balance FROM ledger_account a
       WHERE a.kind = ANY ($1) AND a.balance > 0
      UNION ALL
      SELECT a.asset, t.seller_id, a.balance FROM ledger_account a
        JOIN trade t ON t.id = a.owner_id WHERE a.kind = $2 AND a.balance > 0
      UNION ALL
      SELECT a.asset, s.trader_id, a.balance FROM ledger_account a
        JOIN send s ON s.id = split_part(a.id, ':', 3) WHERE a.kind = $3 AND a.balance > 0
           AND s.trader_id IS NOT NULL
      UNION ALL
      SELECT a.asset, o.trader_id, a.balance FROM ledger_account a
        JOIN spot_order o ON o.id = split_part(a.id, ':', 3) WHERE a.kind = $4 AND a.balance > 0
      UNION ALL
      SELECT a.asset, v.trader_id, a.balance FROM ledger_account a
        JOIN virtual_card v ON v.id = split_part(a.id, ':', 3) WHERE a.kind = $5 AND a.balance > 0
      UNION ALL
      SELECT a.asset, c.trader_id, a.balance FROM ledger_account a
        JOIN virtual_card_act c ON c.id = split_part(a.id, ':', 3) WHERE a.kind = $6 AND a.balance > 0
      UNION ALL
      SELECT a.asset, o.trader_id, a.balance FROM ledger_account a
        JOIN provider_order o ON o.id = split_part(a.id, ':', 3) WHERE a.kind = $7 AND a.balance > 0) owned
     GROUP BY asset, owner_id`,
  values: [byId, escrow, outgoing, spot, card, cardAct, order],
};

/**
 * Of accounts without a stored balance, the sums of all their postings. What moves to cold storage counts there
 * already, and is still in the hot account: it is taken off once.
 */
export const ownSums = {
  sql: `
    SELECT asset, coalesce(sum(units) FILTER (WHERE NOT is_outside), 0)::text AS own,
           coalesce(sum(units) FILTER (WHERE is_outside), 0)::text AS outside
      FROM (SELECT a.asset, a.kind = ANY ($1) AS is_outside, sum(p.amount) AS units
              FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id
             WHERE a.balance IS NULL GROUP BY 1, 2
            UNION ALL
            SELECT asset, false, balance FROM ledger_account WHERE kind = $2
            UNION ALL
            SELECT a.asset, true, a.balance FROM ledger_account a JOIN send s ON s.id = split_part(a.id, ':', 3)
             WHERE a.kind = $3 AND s.trader_id IS NULL) sums
     GROUP BY asset`,
  values: [outside, inventory, outgoing],
};
