import { IsOptional, Matches } from "class-validator";

/** The moment that is asked for, in seconds since the epoch; by default the trade's start. */
export class AcceptedOfferDto {
  @IsOptional()
  @Matches(/^\d{1,11}$/)
  timestamp?: string;
}
