import type { AccountState } from "../../../domain/account/account-states.ts";
import { traderAccount, type TraderAccount } from "../../../domain/account/trader-account.ts";
import type { StoredTwoFactor } from "../../../domain/account/two-factor.ts";
import type { Side } from "../../../domain/trade/trade.ts";

/** An account as the database returns it: times as text. */
export interface AccountJson {
  readonly version: number;
  readonly held: readonly { readonly state: AccountState; readonly begunAt: string }[];
  readonly credentialsChangedAt: string;
  readonly twoFactor: StoredTwoFactor;
  readonly securityChangedAt: string | null;
  readonly recoveredAt: string | null;
  readonly isClosed: boolean;
  readonly verifyBy?: string | null;
  readonly now: string;
}

/** The accounts of both sides of a trade. */
export type AccountsRow = Readonly<Record<`${Side}_account`, AccountJson>>;

/** Whether a row of `account_state` under that name holds now: not once its end has passed. */
export const holdsNow = (row: string): string =>
  `${row}.lifted_at IS NULL AND (${row}.until IS NULL OR ${row}.until > clock_timestamp())`;

/** What is read of an account, from a row of `trader` under that name; null where it is missing. */
export const accountColumn = (trader: string): string => `CASE WHEN ${trader}.id IS NOT NULL THEN
  json_build_object(
    'version', ${trader}.version,
    'credentialsChangedAt', ${trader}.credentials_changed_at,
    'twoFactor', ${trader}.two_factor,
    'securityChangedAt', ${trader}.security_changed_at,
    'recoveredAt', ${trader}.recovered_at,
    'isClosed', ${trader}.closed_at IS NOT NULL,
    'verifyBy', ${trader}.verify_by,
    'now', clock_timestamp(),
    'held', (SELECT coalesce(json_agg(json_build_object('state', held.state,
                                                        'begunAt', held.begun_at)), '[]')
               FROM account_state held
              WHERE held.trader_id = ${trader}.id AND ${holdsNow("held")})) END`;

/** The columns of an `AccountsRow`; the rows of both traders have these names. */
export const accountsColumns = (buyer: string, seller: string): string =>
  `${accountColumn(buyer)} AS buyer_account, ${accountColumn(seller)} AS seller_account`;

/** Both sides, read from the columns. */
export function accountsOf(row: AccountsRow): Readonly<Record<Side, TraderAccount>> {
  return { buyer: accountOf(row.buyer_account), seller: accountOf(row.seller_account) };
}

/** The account, read from the column. */
export function accountOf(row: AccountJson): TraderAccount {
  const { version, held, twoFactor, securityChangedAt, recoveredAt } = row;
  return traderAccount({
    version,
    held: held.map(({ state, begunAt }) => ({ state, begunAt: Date.parse(begunAt) })),
    credentialsChangedAt: Date.parse(row.credentialsChangedAt),
    twoFactor,
    securityChangedAt: securityChangedAt === null ? undefined : Date.parse(securityChangedAt),
    ...(recoveredAt !== null && { recoveredAt: Date.parse(recoveredAt) }),
    ...(row.isClosed && { isClosed: true }),
    ...(row.verifyBy && { verifyBy: Date.parse(row.verifyBy) }),
    now: Date.parse(row.now),
  });
}
