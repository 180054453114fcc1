import { IsIn, IsOptional, IsString, Length } from "class-validator";
import {
  offerReportReasons,
  type OfferReportReason,
} from "../../../../domain/offer/offer-report.ts";

/** What is wrong with an offer; reasons other than the listed ones need a text. */
export class ReportOfferDto {
  @IsIn(offerReportReasons)
  reason!: OfferReportReason;

  @IsOptional()
  @IsString()
  @Length(1, 4_000)
  text?: string;
}
