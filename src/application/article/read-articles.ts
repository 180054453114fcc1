import { forReader, type Article, type ArticleKind } from "../../domain/article/article.ts";
import type { ArticleStore } from "../ports/article-store.ts";

/** What visitors read: published articles, in their language where there is one. */
export class ReadArticles {
  readonly #store: Pick<ArticleStore, "listNewest" | "newestOf">;

  constructor(store: Pick<ArticleStore, "listNewest" | "newestOf">) {
    this.#store = store;
  }

  /** Newest first, each article once. */
  async list(kind: ArticleKind, locale: string): Promise<readonly Article[]> {
    const published = (await this.#store.listNewest(kind)).filter(isPublished);
    const slugs = [...new Set(published.map(({ slug }) => slug))];
    return slugs.flatMap((slug) => {
      const found = forReader(
        published.filter((each) => each.slug === slug),
        locale,
      );
      return found ? [found] : [];
    });
  }

  /** The addresses of the academy's and the blog's articles, without a language. */
  async paths(): Promise<readonly string[]> {
    const kinds = ["academy", "blog"] as const;
    const lists = await Promise.all(kinds.map((kind) => this.list(kind, "en")));
    return lists.flat().map(({ kind, slug }) => `/${kind}/${slug}`);
  }

  /** Undefined if there is none, or it is not published. */
  async one(kind: ArticleKind, slug: string, locale: string): Promise<Article | undefined> {
    return forReader((await this.#store.newestOf(kind, slug)).filter(isPublished), locale);
  }
}

function isPublished(article: Article): boolean {
  return article.isPublished;
}
