import type { TraderId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";

/** What counts when somebody asks to belong to an ambassador. */
export interface AmbassadorAsk {
  readonly traderId: TraderId;
  readonly ambassadorId: TraderId;
  /** Whether somebody referred the trader already. */
  readonly isReferred: boolean;
  /** Who referred the ambassador, who referred that person, and so on. */
  readonly ancestors: readonly TraderId[];
}

/**
 * - `own_link`: it is their own link.
 * - `referrer_known`: they belong to somebody, which is once and for good (answers 20).
 * - `referral_circle`: they brought the ambassador, perhaps by way of others.
 */
export interface AmbassadorRefusal {
  readonly code: "own_link" | "referrer_known" | "referral_circle";
}

/** Whether a trader may be attached to an ambassador. */
export function judgeAmbassador(ask: AmbassadorAsk): Result<undefined, AmbassadorRefusal> {
  if (ask.traderId === ask.ambassadorId) return refuse({ code: "own_link" });
  if (ask.isReferred) return refuse({ code: "referrer_known" });
  if (ask.ancestors.includes(ask.traderId)) return refuse({ code: "referral_circle" });
  return accept(undefined);
}
