import { IsIn, IsOptional, Length, Matches } from "class-validator";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import {
  historyFilters,
  type HistoryFilter,
} from "../../../../domain/trade-view/history-filter.ts";

import { offerTypes, type OfferType } from "./offer-type.ts";

/** Filters for the user's past trades; without a filter all of them. */
export class ListTradeHistoryDto {
  @IsOptional()
  @IsIn(historyFilters)
  filter?: HistoryFilter;

  @IsOptional()
  @IsIn(assetCodes)
  cryptoCurrencyCode?: AssetCode;

  /** What the caller did: bought or sold crypto. */
  @IsOptional()
  @IsIn(offerTypes)
  offerType?: OfferType;

  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  paymentMethodId?: string;

  /** Started on this day or later, "2026-11-01". */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  startDate?: string;

  /** Started on this day or earlier. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  endDate?: string;

  /** Whose days they are (IANA); usually that of the settings. */
  @IsOptional()
  @Length(1, 64)
  timezone?: string;

  /** Starting at 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
