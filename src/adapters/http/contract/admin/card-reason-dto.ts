import { IsString, Length, Matches } from "class-validator";

/** Which card of a person staff do something with, and why. */
export class CardReasonDto {
  @Matches(/^\w{1,40}$/)
  card!: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
