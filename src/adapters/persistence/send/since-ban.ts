import type { AccountState } from "../../../domain/account/account-states.ts";
import { holdsNow } from "../account/account-column.ts";

const banned: AccountState = "banned";

/** When the ban of a trader began, who is named by an expression; null where they are not banned. */
export const banBegan = (trader: string): string => `SELECT max(ban.begun_at) FROM account_state ban
  WHERE ban.trader_id = ${trader} AND ban.state = '${banned}' AND ${holdsNow("ban")}`;

/** The withdrawals that staff allowed them since then. */
export const permitsSinceBan = (trader: string): string => `
  SELECT * FROM withdrawal_permit
   WHERE trader_id = ${trader} AND given_at > (${banBegan(trader)})`;
