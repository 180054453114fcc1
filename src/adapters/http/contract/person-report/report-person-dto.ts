import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import {
  personReportPlaces,
  personReportReasons,
  type PersonReportPlace,
  type PersonReportReason,
} from "../../../../domain/person-report/person-report.ts";

/** What is wrong with a person; reasons other than the listed ones need a text. */
export class ReportPersonDto {
  @IsIn(personReportReasons)
  reason!: PersonReportReason;

  @IsOptional()
  @IsString()
  @Length(1, 4_000)
  text?: string;

  @IsIn(personReportPlaces)
  place!: PersonReportPlace;

  /** A trade with them. */
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  trade_id?: string;

  @IsOptional()
  @Matches(/^\w{1,40}$/)
  offer_id?: string;

  /** A chat with them. */
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  chat_id?: string;
}
