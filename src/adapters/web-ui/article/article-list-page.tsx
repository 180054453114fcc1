import { Newspaper } from "lucide-react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./article.module.css";

/** The articles of the academy or of the blog, newest first. */
export function ArticleListPage({ kind }: { kind: "academy" | "blog" }) {
  const { t } = useLingui();
  const { locale } = usePageState();
  const found = useRead("listArticles", { query: { kind, locale } });
  const articles = found.data?.data;
  return (
    <div className={styles.page}>
      <PageHeading title={kind === "academy" ? t`Academy` : t`Blog`} />
      <p className={styles.lead}>
        {kind === "academy" ? (
          <Trans>
            Everything about trading crypto with people, from your first trade to the rules of a
            dispute.
          </Trans>
        ) : (
          <Trans>News about the marketplace and about trading crypto with people.</Trans>
        )}
      </p>
      {articles && (
        <SearchHead
          data={{
            "@type": "ItemList",
            itemListElement: articles.map(({ slug, title }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: title,
              url: `/${kind}/${slug}`,
            })),
          }}
          isEmpty={articles.length === 0}
        />
      )}
      {!articles &&
        (found.isError ? (
          <LoadFailure onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        ) : (
          <Skeleton shape="card" width="full" />
        ))}
      {articles?.length === 0 && (
        <EmptyState icon={Newspaper} title={<Trans>No articles yet</Trans>}>
          <Trans>Articles will be here once they are published.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {articles?.map(({ slug, title, summary, locale: written }) => (
          <li key={slug}>
            <Card>
              <h2 className={styles.title} lang={written} dir="auto">
                <AppLink to={`/${kind}/${slug}`}>
                  <bdi>{title}</bdi>
                </AppLink>
              </h2>
              <p className={styles.summary} lang={written} dir="auto">
                <bdi>{summary}</bdi>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
