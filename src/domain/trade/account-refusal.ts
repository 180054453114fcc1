import { accountAllows, isHeldAsSeller, isSinceMark } from "../account/trader-account.ts";
import type { TradeCommand } from "./trade-command.ts";
import type { TradeContext } from "./trade-context.ts";
import type { TradeRefusal } from "./trade-refusal.ts";
import type { Side } from "./trade.ts";

/** What a party does besides the acts of the table. */
type OtherAct = "decline-proposal" | "answer-chargeback" | "requirement" | "reveal-code";

/** Refuses what the states of a party's account do not allow (decisions, People and roles). */
export function accountRefusal(
  { accounts, releaseConsentAt }: TradeContext,
  by: Side,
  { act }: Pick<TradeCommand, "act"> | { readonly act: OtherAct },
): TradeRefusal | undefined {
  const account = accounts?.[by];
  if (!account) return undefined;
  if (!accountAllows(account, "act_in_trades")) return { code: "user_restricted" };
  // Reopening a trade counts as starting it.
  const mayStart = accountAllows(account, "start_trade", { asSeller: by === "seller" });
  if (act === "reopen" && !mayStart) return { code: "user_restricted" };
  if (act === "reopen" && by === "seller" && isHeldAsSeller(account)) {
    return { code: "security_hold" };
  }
  const sends = by === "seller" && (act === "release" || act === "amend");
  const hasConsent = isSinceMark(account, releaseConsentAt);
  if (!sends || accountAllows(account, "release", { hasConsent })) return undefined;
  const mayWithConsent = accountAllows(account, "release", { hasConsent: true });
  return { code: mayWithConsent ? "consent_needed" : "user_restricted" };
}
