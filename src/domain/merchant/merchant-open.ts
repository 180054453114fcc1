import { accountAllows, type TraderAccount } from "../account/trader-account.ts";

/** Whether somebody may take payments now: allowed by staff, with an account that may begin trades. */
export function isMerchantOpen(isMerchant: boolean, account: TraderAccount): boolean {
  return isMerchant && accountAllows(account, "start_trade");
}
