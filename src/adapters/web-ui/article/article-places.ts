import { at, pageCode, type Page } from "../navigation/page.ts";

const articles = pageCode(async () => (await import("./article-pages.tsx")).ArticlePages);

/** The academy and the blog: their lists, and their articles. */
export const articlePages: readonly Page[] = [
  "/academy",
  "/academy/:slug",
  "/blog",
  "/blog/:slug",
].map((path) => at(path, articles));
