import { IsIn, IsOptional, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import {
  historyFilters,
  type HistoryFilter,
} from "../../../../domain/trade-view/history-filter.ts";

/** Which of the trades that the reader had; without a filter all of them. */
export class ListTradeHistoryDto {
  @IsOptional()
  @IsIn(historyFilters)
  filter?: HistoryFilter;

  @IsOptional()
  @IsIn(assetCodes)
  cryptoCurrencyCode?: AssetCode;

  /** From 1 on. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
