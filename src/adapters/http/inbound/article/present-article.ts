import type { Article } from "../../../../domain/article/article.ts";
import type { ArticleSummaryView, ArticleView } from "../../contract/article/article.ts";

/** An article in a list. */
export function presentSummary(article: Article): ArticleSummaryView {
  const { kind, slug, locale, title, summary, at } = article;
  return { kind, slug, locale, title, summary, changedAt: new Date(at).toISOString() };
}

/** An article on its page. */
export function presentArticle(article: Article): ArticleView {
  return { ...presentSummary(article), body: article.body };
}
