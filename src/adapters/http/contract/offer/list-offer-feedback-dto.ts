import { IsOptional, Matches } from "class-validator";

/** Which page of the feedback on an offer. */
export class ListOfferFeedbackDto {
  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
