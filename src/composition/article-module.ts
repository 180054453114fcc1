import { ContainerModule } from "inversify";
import { adminArticleRoutes } from "../adapters/http/inbound/admin/article-routes.ts";
import { articleRoutes } from "../adapters/http/inbound/article/article-routes.ts";
import { PostgresArticleStore } from "../adapters/persistence/article/postgres-article-store.ts";
import { ReadArticles } from "../application/article/read-articles.ts";
import { SaveArticle } from "../application/article/save-article.ts";
import type { ArticleStore } from "../application/ports/article-store.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const articleTokens = {
  articleStore: token<ArticleStore>("articleStore"),
  readArticles: token<ReadArticles>("readArticles"),
  saveArticle: token<SaveArticle>("saveArticle"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = articleTokens;
  bind(t.articleStore).toResolvedValue(
    (pool, seal) => new PostgresArticleStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.readArticles).toResolvedValue((store) => new ReadArticles(store), [t.articleStore]);
  bind(t.saveArticle).toResolvedValue((store) => new SaveArticle(store), [t.articleStore]);
});

/** The feature article: the academy, the blog, and documents of landing pages. */
export const article: Feature = {
  module: parts,
  routes: () => [served(articleRoutes, articleTokens)],
  consoleRoutes: () => [
    served(adminArticleRoutes, { ...articleTokens, onceByKey: tokens.onceByKey }),
  ],
};
