import type { TraderId } from "../../domain/id/id.ts";
import type { AmbassadorAsk, AmbassadorRefusal } from "../../domain/partner/ambassador.ts";
import type { Result } from "../../domain/result/result.ts";

/** Somebody who has the ambassadors' badge, and a link that leads to them. */
interface Ambassador {
  readonly traderId: TraderId;
  readonly username: string;
}

/** Who belongs to which ambassador. */
export interface AmbassadorLinks {
  /** The ambassador with this referral code. */
  find(code: string): Promise<Ambassador | undefined>;
  /** What the rule asks about the two. */
  ask(traderId: TraderId, ambassadorId: TraderId): Promise<AmbassadorAsk>;
  /** Attaches the trader, if the rule passes while nobody else can be attached. */
  attach(
    traderId: TraderId,
    ambassadorId: TraderId,
    judge: (ask: AmbassadorAsk) => Result<undefined, AmbassadorRefusal>,
  ): Promise<Result<undefined, AmbassadorRefusal>>;
}
