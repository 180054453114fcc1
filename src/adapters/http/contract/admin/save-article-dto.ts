import { IsBoolean, IsIn, IsInt, IsString, Length, Matches, Max, Min } from "class-validator";
import { articleKinds, type ArticleKind } from "../../../../domain/article/article.ts";
import { localeCodes, type Locale } from "../locales.ts";

/** An article as it shall be, the version that was edited, and why. */
export class SaveArticleDto {
  @IsIn(articleKinds)
  kind!: ArticleKind;

  @Matches(/^[a-z0-9-]{1,60}$/, { message: "up to 60 lower-case letters, digits and hyphens" })
  slug!: string;

  @IsIn(localeCodes)
  locale!: Locale;

  @IsString()
  @Length(1, 120)
  title!: string;

  @IsString()
  @Length(1, 300)
  summary!: string;

  @IsString()
  @Length(1, 20_000)
  body!: string;

  @IsBoolean()
  is_published!: boolean;

  /** 0 for a new article. */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  seen_version!: number;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
