import type { ReadArticles } from "../../../../application/article/read-articles.ts";
import { articleKinds } from "../../../../domain/article/article.ts";
import { listArticles, viewArticle, viewLandingDocument } from "../../contract/article/article.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentArticle, presentSummary } from "./present-article.ts";

/** Use cases behind the routes. */
interface ArticleUseCases {
  readonly readArticles: ReadArticles;
}

const usualLocale = "en";

/** Articles that anybody may read. */
export function articleRoutes({ readArticles }: ArticleUseCases): readonly BoundRoute[] {
  const find = async (name: string, slug: string, locale: string) => {
    const kind = articleKinds.find((each) => each === name);
    return kind && /^[a-z0-9-]{1,60}$/.test(slug)
      ? readArticles.one(kind, slug, locale)
      : undefined;
  };
  return [
    bind(listArticles).to(async ({ query: { kind, locale = usualLocale } }) =>
      ok((await readArticles.list(kind, locale)).map(presentSummary)),
    ),
    bind(viewArticle).to(async ({ parameters, query: { locale = usualLocale } }) => {
      const found = await find(parameters.kind, parameters.slug, locale);
      return found ? ok(presentArticle(found)) : { refusal: "not_found" };
    }),
    bind(viewLandingDocument).to(async ({ parameters, query: { locale = usualLocale } }) => {
      const found = await find(parameters.kind, parameters.slug, locale);
      return ok(found ? presentArticle(found) : null);
    }),
  ];
}
