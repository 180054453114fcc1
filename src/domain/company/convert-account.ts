import { accept, refuse, type Result } from "../result/result.ts";
import type { CompanyAccount } from "./company-application.ts";

/**
 * - `not_corporate`: it is personal already.
 * - `trades_running`: partners of running trades agreed to trade with a company.
 * - `company_in_review`: staff look at its application.
 */
export interface ReversionRefusal {
  readonly code: "not_corporate" | "trades_running" | "company_in_review";
}

/** Whether a corporate account can become a personal one now. */
export function judgeReversion(
  activeTrades: number,
  { isCorporate, state }: Pick<CompanyAccount, "isCorporate" | "state">,
): Result<undefined, ReversionRefusal> {
  if (!isCorporate) return refuse({ code: "not_corporate" });
  if (activeTrades > 0) return refuse({ code: "trades_running" });
  return state === "in_review" ? refuse({ code: "company_in_review" }) : accept(undefined);
}
