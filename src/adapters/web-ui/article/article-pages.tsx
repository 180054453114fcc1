import { useLocation } from "wouter";
import { ArticleListPage } from "./article-list-page.tsx";
import { ArticlePage } from "./article-page.tsx";

/** The list or the article that the address names. */
export function ArticlePages() {
  const [path] = useLocation();
  const kind = path.startsWith("/blog") ? "blog" : "academy";
  const [, , slug] = path.split("/");
  return slug === undefined || slug === "" ? (
    <ArticleListPage key={kind} kind={kind} />
  ) : (
    <ArticlePage key={path} kind={kind} slug={slug} />
  );
}
