import { IsIn, IsOptional, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import {
  historyFilters,
  type HistoryFilter,
} from "../../../../domain/trade-view/history-filter.ts";

/** Filters for the user's past trades; without a filter all of them. */
export class ListTradeHistoryDto {
  @IsOptional()
  @IsIn(historyFilters)
  filter?: HistoryFilter;

  @IsOptional()
  @IsIn(assetCodes)
  cryptoCurrencyCode?: AssetCode;

  /** Starting at 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
