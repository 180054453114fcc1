import { IsIn, IsOptional } from "class-validator";
import { tradeStatuses, type TradeStatus } from "../../../../domain/trade/trade-status.ts";

/** The status that the page showed: where it is another by now, nothing is cancelled. */
export class CancelTradeDto {
  @IsOptional()
  @IsIn(tradeStatuses)
  status?: TradeStatus;
}
