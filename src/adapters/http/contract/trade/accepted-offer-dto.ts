import { IsOptional, Matches } from "class-validator";

/** The requested moment, in seconds since the epoch; defaults to the trade's start. */
export class AcceptedOfferDto {
  @IsOptional()
  @Matches(/^\d{1,11}$/)
  timestamp?: string;
}
