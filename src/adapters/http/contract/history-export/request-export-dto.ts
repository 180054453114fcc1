import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from "class-validator";
import {
  exportFormats,
  type ExportFormat,
} from "../../../../domain/history-export/history-export.ts";
import { assetCodes, type AssetCode } from "../../../../domain/money/asset.ts";
import {
  historyFilters,
  type HistoryFilter,
} from "../../../../domain/trade-view/history-filter.ts";
import { offerTypes, type OfferType } from "../trade/offer-type.ts";

/** Which trades, as which file. */
export class RequestExportDto {
  @IsIn(exportFormats)
  format!: ExportFormat;

  /** The first day, "2026-11-01". */
  @IsString()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  startDate!: string;

  /** The last day, at most 31 days later. */
  @IsString()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  endDate!: string;

  @IsOptional()
  @IsIn(historyFilters)
  status?: HistoryFilter;

  @IsOptional()
  @IsIn(assetCodes)
  cryptoCurrencyCode?: AssetCode;

  /** What the caller did: bought or sold crypto. */
  @IsOptional()
  @IsIn(offerTypes)
  offerType?: OfferType;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(999_999)
  paymentMethodId?: number;

  /** Whose days they are (IANA); usually that of the settings. */
  @IsOptional()
  @IsString()
  @Length(1, 64)
  timezone?: string;
}
