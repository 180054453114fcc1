import { IsIn, IsOptional } from "class-validator";
import { tradeStatuses, type TradeStatus } from "../../../../domain/trade/trade-status.ts";

/** The status the page showed: if it has changed since, nothing is cancelled. */
export class CancelTradeDto {
  @IsOptional()
  @IsIn(tradeStatuses)
  status?: TradeStatus;
}
