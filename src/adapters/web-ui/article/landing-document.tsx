import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { ArticleBody } from "./article-body.tsx";
import styles from "./article.module.css";

/** What the operator wrote for a landing page; nothing where there is no document. */
export function LandingDocument({ kind, slug }: { kind: "country" | "page"; slug: string }) {
  const { locale } = usePageState();
  const found = useRead("viewLandingDocument", { parameters: { kind, slug }, query: { locale } });
  const article = found.data?.data;
  if (!article) return null;
  return (
    <section className={styles.page} lang={article.locale} dir="auto">
      <h2 className={styles.title}>
        <bdi>{article.title}</bdi>
      </h2>
      <p className={styles.lead}>
        <bdi>{article.summary}</bdi>
      </p>
      <ArticleBody body={article.body} />
    </section>
  );
}
