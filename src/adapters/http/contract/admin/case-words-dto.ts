import { IsString, Length } from "class-validator";

/** A note for staff. */
export class CaseWordsDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
