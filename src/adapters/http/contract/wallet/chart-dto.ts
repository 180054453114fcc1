import { IsIn, IsOptional } from "class-validator";
import { balanceRanges, type BalanceRange } from "../../../../domain/wallet/balance-chart.ts";

/** How far back a chart of balances goes. */
export class BalanceChartDto {
  /** A month unless given. */
  @IsOptional()
  @IsIn(balanceRanges)
  range?: BalanceRange;
}
