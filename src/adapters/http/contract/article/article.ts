import { Type, type Static } from "typebox";
import { articleKinds } from "../../../../domain/article/article.ts";
import { dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListArticlesDto } from "./list-articles-dto.ts";
import { ReadArticleDto } from "./read-article-dto.ts";

export const articleFields = {
  kind: oneOf(articleKinds),
  slug: Type.String(),
  /** The language that it is in: English where there is none in the language that was asked for. */
  locale: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  /** When it was last changed; ISO 8601. */
  changedAt: Type.String(),
};

const articleSummaryView = view("ArticleSummary", articleFields);

export type ArticleSummaryView = Static<typeof articleSummaryView>;

const articleView = view("Article", {
  ...articleFields,
  /** Paragraphs apart by an empty line; "## " begins a heading, "- " an entry of a list. */
  body: Type.String(),
});

export type ArticleView = Static<typeof articleView>;

export const listArticles = route({
  id: "listArticles",
  method: "get",
  path: "/rest/v1/articles",
  summary: "The articles of the academy or the blog, newest first",
  access: "anyone",
  query: ListArticlesDto,
  answers: { 200: { description: "Articles", body: dataOf(Type.Array(articleSummaryView)) } },
});

export const viewArticle = route({
  id: "viewArticle",
  method: "get",
  path: "/rest/v1/articles/{kind}/{slug}",
  summary: "One article of the academy, the blog, a country's page or another page",
  access: "anyone",
  query: ReadArticleDto,
  answers: { 200: { description: "The article", body: dataOf(articleView) } },
});

/** Most landing pages have no document: that is no failure of theirs. */
export const viewLandingDocument = route({
  id: "viewLandingDocument",
  method: "get",
  path: "/rest/v1/landing-documents/{kind}/{slug}",
  summary: "The document of a country's page or of another page; null without one",
  access: "anyone",
  query: ReadArticleDto,
  answers: { 200: { description: "The document", body: dataOf(orNull(articleView)) } },
});

export const articleRoutes = { listArticles, viewArticle, viewLandingDocument };
