import type { TraderId } from "../../domain/id/id.ts";
import type { Result } from "../../domain/result/result.ts";
import type { TradePolicy } from "../../domain/trade/trade-policy.ts";
import type { TradeMoney } from "../../domain/trade/trade.ts";
import type { AggregateChange } from "./commit.ts";

/** A trade that is about to begin. */
interface BeginningTrade {
  readonly id: string;
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  readonly money: Pick<TradeMoney, "amount" | "fee">;
  readonly windowSeconds: number;
}

/** Begins multisig escrows of trades. */
export interface BeginsEscrow {
  /**
   * The escrow's first row, for the commit of the trade's. Refuses `amount_too_small` where fees of the network would
   * take too much, and `too_long` where the trade could outlast the exit.
   */
  execute(
    trade: BeginningTrade,
    policy: TradePolicy,
  ): Promise<Result<AggregateChange, { readonly code: "amount_too_small" | "too_long" }>>;
}
