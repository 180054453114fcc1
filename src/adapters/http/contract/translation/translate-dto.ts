import { IsString, Matches } from "class-validator";

/** The language of the reader. */
export class TranslateDto {
  @IsString()
  @Matches(/^[a-z]{2,3}$/)
  language!: string;
}
