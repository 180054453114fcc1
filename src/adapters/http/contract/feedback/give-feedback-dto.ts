import { IsIn, IsOptional, IsString, Length } from "class-validator";

/** How a trade went, in one word and a text (`texts.mostFeedbackCharacters`). */
export class GiveFeedbackDto {
  @IsIn(["positive", "negative"])
  type!: "positive" | "negative";

  @IsOptional()
  @IsString()
  @Length(1, 1_000)
  text?: string;
}
