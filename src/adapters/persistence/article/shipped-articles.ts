import type { ArticleKind } from "../../../domain/article/article.ts";
import { academyBasics } from "./shipped-academy-basics.ts";
import { academyCare } from "./shipped-academy-care.ts";
import { shippedDocuments } from "./shipped-documents.ts";

/** An article that comes with the platform, in English. */
export interface ShippedArticle {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** What a new installation has to read. Operators change it in the console. */
export const shippedArticles: readonly ShippedArticle[] = [
  ...academyBasics,
  ...academyCare,
  ...shippedDocuments,
];
