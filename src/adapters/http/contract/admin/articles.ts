import { Type, type Static } from "typebox";
import { articleFields } from "../article/article.ts";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { SaveArticleDto } from "./save-article-dto.ts";

const articleVersionView = view("AdminArticle", {
  ...articleFields,
  body: Type.String(),
  version: Type.Integer(),
  isPublished: Type.Boolean(),
  /** Null: it came with the platform. */
  madeBy: orNull(Type.String()),
});

export type AdminArticleView = Static<typeof articleVersionView>;

const answers = {
  200: { description: "Versions, newest first", body: Type.Array(articleVersionView) },
};
const byEditors = { access: "staff", permission: "edit_content", answers } as const;

export const viewArticles = route({
  id: "viewArticles",
  method: "get",
  path: "/admin/api/articles",
  summary: "The newest version of every article in every language, drafts included",
  ...byEditors,
});

export const viewArticleVersions = route({
  id: "viewArticleVersions",
  method: "get",
  path: "/admin/api/articles/{kind}/{slug}/{locale}",
  summary: "Every version of one article in one language",
  ...byEditors,
});

export const saveArticle = route({
  id: "saveArticle",
  method: "post",
  path: "/admin/api/articles",
  summary: "Write an article, or the next version of one",
  ...byEditors,
  takesKey: true,
  mostBytes: 32_768,
  body: SaveArticleDto,
  refusals: ["article_slug", "article_text", "article_changed", "reason_needed"],
});

export const adminArticleRoutes = { viewArticles, viewArticleVersions, saveArticle };
