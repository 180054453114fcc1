import { IsIn } from "class-validator";
import { ReadArticleDto } from "./read-article-dto.ts";

/** Which articles. */
export class ListArticlesDto extends ReadArticleDto {
  @IsIn(["academy", "blog"])
  kind!: "academy" | "blog";
}
