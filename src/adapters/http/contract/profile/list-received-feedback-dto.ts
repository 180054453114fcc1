import { IsIn, IsOptional, Matches } from "class-validator";

/** Which part of the feedback that a trader was given. */
export class ListReceivedFeedbackDto {
  @IsOptional()
  @IsIn(["positive", "negative"])
  type?: "positive" | "negative";

  /** 1 … 99,999; 1 where nothing is said. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
