import { useLocation, useParams } from "wouter";
import { ArticleListPage } from "./article-list-page.tsx";
import { ArticlePage } from "./article-page.tsx";

/** The list or the article that the address names. */
export function ArticlePages() {
  const [path] = useLocation();
  const { slug } = useParams<{ slug?: string }>();
  const kind = path.startsWith("/blog") ? "blog" : "academy";
  return slug === undefined ? (
    <ArticleListPage key={kind} kind={kind} />
  ) : (
    <ArticlePage key={`${kind}/${slug}`} kind={kind} slug={slug} />
  );
}
