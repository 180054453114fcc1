import { IsOptional, Matches } from "class-validator";

/** In which language. */
export class ReadArticleDto {
  /** A language of the interface; English, if left out. */
  @IsOptional()
  @Matches(/^[a-z]{2}(-[A-Z]{2})?$/)
  locale?: string;
}
