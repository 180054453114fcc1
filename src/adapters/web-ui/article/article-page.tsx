import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { usePageState } from "../page-context.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { ArticleBody } from "./article-body.tsx";
import styles from "./article.module.css";

/** One article of the academy or the blog. */
export function ArticlePage({ kind, slug }: { kind: "academy" | "blog"; slug: string }) {
  const { t } = useLingui();
  const { locale } = usePageState();
  const found = useRead("viewArticle", { parameters: { kind, slug }, query: { locale } });
  if (failureIn(found.error)?.status === 404) return <FailurePage status={404} />;
  const article = found.data?.data;
  if (!article) {
    return (
      <div className={styles.page}>
        <PageHeading title={t`Article`} />
        {found.isError ? (
          <LoadFailure onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        ) : (
          <Skeleton shape="card" width="full" />
        )}
      </div>
    );
  }
  return (
    <article className={styles.page} lang={article.locale} dir="auto">
      <PageHeading title={article.title}>
        <bdi>{article.title}</bdi>
      </PageHeading>
      <SearchHead
        data={{
          "@type": "Article",
          headline: article.title,
          description: article.summary,
          inLanguage: article.locale,
          dateModified: article.changedAt,
        }}
      />
      <p className={styles.lead}>
        <bdi>{article.summary}</bdi>
      </p>
      <ArticleBody body={article.body} />
      <AppLink to={`/${kind}`}>
        {kind === "academy" ? <Trans>All articles of the academy</Trans> : <Trans>All posts</Trans>}
      </AppLink>
    </article>
  );
}
