import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Newspaper } from "lucide-react";
import type { AdminArticleView } from "../../adapters/http/contract/admin/articles.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { LanguageWords } from "../words/language-words.tsx";
import { kindWords } from "./article-words.tsx";
import { ArticleDialog } from "./article-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

/** The academy, the blog, and the documents of landing pages. */
export function ArticlesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewArticles", {});
  const [edited, setEdited] = useState<AdminArticleView | "new">();
  const [shown, setShown] = useState<AdminArticleView>();
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead
        name={t`Articles`}
        end={
          <Button
            variant="contained"
            startIcon={<Newspaper size={18} aria-hidden="true" />}
            onClick={() => setEdited("new")}
          >
            <Trans>New article</Trans>
          </Button>
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>All articles</Trans>}>
            <ul className={columns.list}>
              {data.map((each) => (
                <ArticleItem
                  key={`${each.kind} ${each.slug} ${each.locale}`}
                  article={each}
                  onEdit={() => setEdited(each)}
                  onHistory={() => setShown(each)}
                />
              ))}
            </ul>
          </Card>
        </div>
      )}
      {edited && (
        <ArticleDialog
          {...(edited !== "new" && { article: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {shown && <VersionsDialog article={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function ArticleItem(props: {
  article: AdminArticleView;
  onEdit: () => void;
  onHistory: () => void;
}) {
  const { t } = useLingui();
  const { kind, slug, locale, title, version, isPublished, changedAt, madeBy } = props.article;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span className={columns.chips}>
          <Chip tone={isPublished ? "done" : "neutral"}>
            {isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
          </Chip>
          {kindWords[kind]} · <bdi>{slug}</bdi> · <LanguageWords locale={locale} />
        </span>
        <span>
          <Button size="small" aria-label={t`History of ${title}`} onClick={props.onHistory}>
            <Trans>History</Trans>
          </Button>
          <Button size="small" aria-label={t`Edit ${title}`} onClick={props.onEdit}>
            <Trans>Edit</Trans>
          </Button>
        </span>
      </div>
      <p className={columns.text}>
        <bdi>{title}</bdi>
      </p>
      <p className={columns.second}>
        <Trans>
          Version <bdi>{version}</bdi>
        </Trans>
        {" · "}
        <Moment at={changedAt} />
        {madeBy !== null && (
          <>
            {" · "}
            <bdi>{madeBy}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
