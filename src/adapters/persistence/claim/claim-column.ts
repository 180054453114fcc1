import type { TradeFunds } from "../../../application/ports/trade-store.ts";
import type { DebtClaim, DebtorBalance } from "../../../domain/claim/debt-claim.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { bondColumn, bondOf, type BondJson } from "../bond/bond-columns.ts";
import { money } from "../../../domain/money/money.ts";

/** A claim as JSON: exact numbers as text. */
export interface ClaimJson {
  readonly tradeId: string;
  readonly debtorId: string;
  readonly creditorId: string;
  readonly asset: AssetCode;
  readonly amount: string;
  readonly served: string;
  readonly writtenOff: string;
  readonly servings: number;
}

/** A debtor's balance as JSON. */
export interface DebtorBalanceJson {
  readonly available: string | null;
  readonly claims: readonly ClaimJson[];
  readonly bond: BondJson | null;
}

/** The columns of `fundsColumns`. */
export interface FundsRow {
  readonly paid_by: string;
  readonly own_claim: ClaimJson | null;
  readonly buyer_debtor_balance: DebtorBalanceJson;
  readonly seller_debtor_balance: DebtorBalanceJson;
}

/** A row of `claim` under that name, as JSON. */
export const claimJson = (row: string): string => `json_build_object(
  'tradeId', ${row}.trade_id, 'debtorId', ${row}.debtor_id, 'creditorId', ${row}.creditor_id,
  'asset', ${row}.asset, 'amount', ${row}.amount::text, 'served', ${row}.served::text,
  'writtenOff', ${row}.written_off::text, 'servings', ${row}.servings)`;

/** Whether anything is still open in a row of `claim` under that name. */
export const isOpen = (row: string): string => `${row}.served + ${row}.written_off < ${row}.amount`;

/** Whether a trader owes anything; `trader` is an expression of the statement. */
export const inDebtColumn = (trader: string): string =>
  `EXISTS (SELECT FROM claim d WHERE d.debtor_id = ${trader} AND ${isOpen("d")})`;

/** What a trader has and owes in an asset; both are expressions of the statement. */
export const debtorBalanceColumn = (trader: string, asset: string): string => `json_build_object(
  'available', (SELECT a.balance::text FROM ledger_account a
     WHERE a.owner_id = ${trader} AND a.asset = ${asset}),
  'claims', (SELECT coalesce(json_agg(${claimJson("c")} ORDER BY c.made_at, c.trade_id), '[]')
     FROM claim c WHERE c.debtor_id = ${trader} AND c.asset = ${asset} AND ${isOpen("c")}),
  'bond', ${bondColumn(trader, asset)})`;

/** The columns of a `FundsRow`; the trade is `t`. */
export const fundsColumns = `
  (SELECT x.terms ->> 'paymentMethod' FROM trade_terms x WHERE x.trade_id = t.id) AS paid_by,
  (SELECT ${claimJson("c")} FROM claim c WHERE c.trade_id = t.id) AS own_claim,
  ${debtorBalanceColumn("t.buyer_id", "t.asset")} AS buyer_debtor_balance,
  ${debtorBalanceColumn("t.seller_id", "t.asset")} AS seller_debtor_balance`;

/** The funds, read from the columns. */
export function fundsOf(row: FundsRow, asset: AssetCode): TradeFunds {
  return {
    paymentMethod: row.paid_by,
    claim: row.own_claim ? claimOf(row.own_claim) : undefined,
    debtorBalances: {
      buyer: debtorBalanceOf(row.buyer_debtor_balance, asset),
      seller: debtorBalanceOf(row.seller_debtor_balance, asset),
    },
  };
}

/** The balance, read from the column of a debtor's balance. */
export function debtorBalanceOf(
  { available, claims, bond }: DebtorBalanceJson,
  asset: AssetCode,
): DebtorBalance {
  return {
    available: money(asset, BigInt(available ?? 0)).units,
    claims: claims.map(claimOf),
    ...(bond && { bond: bondOf(bond) }),
  };
}

/** The claim, read from the column. */
export function claimOf({ asset, amount, served, writtenOff, ...rest }: ClaimJson): DebtClaim {
  const { tradeId, debtorId, creditorId, servings } = rest;
  return {
    tradeId,
    debtorId,
    creditorId,
    amount: money(asset, BigInt(amount)),
    servedUnits: BigInt(served),
    writtenOffUnits: BigInt(writtenOff),
    servings,
  };
}
