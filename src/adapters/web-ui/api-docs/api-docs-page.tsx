import { useState, useSyncExternalStore } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Field } from "../design/field.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { Code } from "./code.tsx";
import { OperationEntry } from "./operation-entry.tsx";
import { searchAreas, type Area } from "./operations.ts";
import { useApiDocument } from "./use-api-document.ts";
import styles from "./api-docs-page.module.css";

/** Every operation of the API, read from the served document. */
export function ApiDocsPage() {
  const { t } = useLingui();
  const { apiDocumentPath } = usePageState();
  const areas = useApiDocument();
  return (
    <div className={styles.page}>
      <div>
        <PageHeading title={t`API`} />
        <p className={styles.lead}>
          <Trans>
            A program can do everything that these pages do. The API as one file for tools:{" "}
            <a href={apiDocumentPath}>
              <Code>{apiDocumentPath}</Code>
            </a>
          </Trans>
        </p>
      </div>
      {areas.data && <Operations areas={areas.data} />}
      {areas.isError && (
        <LoadFailure onRetry={() => void areas.refetch()} isRetrying={areas.isFetching} />
      )}
      {areas.isPending && (
        <div aria-busy="true">
          <Card className={styles.bones}>
            <Skeleton shape="control" width="full" />
            <Skeleton width="medium" />
            <Skeleton width="full" />
            <Skeleton width="medium" />
          </Card>
        </div>
      )}
    </div>
  );
}

function Operations({ areas }: { areas: readonly Area[] }) {
  const [text, setText] = useState("");
  const wanted = useSyncExternalStore(onHashChange, hashOfAddress);
  const found = searchAreas(areas, text);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <div className={styles.search}>
        <Field
          type="search"
          label={<Trans>Search</Trans>}
          hint={<Trans>Path, name, or a word from the summary</Trans>}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className={styles.count}>
          <Plural value={count} one="# operation" other="# operations" />
        </p>
      </div>
      {count === 0 && (
        <EmptyState icon={SearchX} title={<Trans>No matching operations</Trans>}>
          <Trans>Try fewer words, or part of the path.</Trans>
        </EmptyState>
      )}
      {found.map(({ name, operations }) => (
        <section key={name} className={styles.area}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <Card className={styles.entries}>
            {operations.map((operation) => (
              <OperationEntry
                key={operation.id}
                operation={operation}
                isWanted={operation.id === wanted}
              />
            ))}
          </Card>
        </section>
      ))}
    </>
  );
}

function onHashChange(tell: () => void): () => void {
  window.addEventListener("hashchange", tell);
  return () => window.removeEventListener("hashchange", tell);
}

function hashOfAddress(): string {
  return window.location.hash.slice(1);
}
