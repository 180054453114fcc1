import { IsIn, IsOptional, Matches } from "class-validator";

/** Filters for the feedback a trader received. */
export class ListReceivedFeedbackDto {
  @IsOptional()
  @IsIn(["positive", "negative"])
  type?: "positive" | "negative";

  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
