import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FileUp } from "lucide-react";
import type { BankDirectoryView } from "../../adapters/http/contract/admin/bank-lists.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { countriesByName } from "./countries-by-name.ts";
import { ImportDialog } from "./import-dialog.tsx";
import columns from "../design/columns.module.css";

/** The banks that traders can choose and look up: their countries, and the lists they came from. */
export function BankListsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewBankDirectory", {});
  const [isImporting, setImporting] = useState(false);
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead
        name={t`Banks`}
        end={
          <Button
            variant="contained"
            startIcon={<FileUp size={18} aria-hidden="true" />}
            onClick={() => setImporting(true)}
          >
            <Trans>Import a list</Trans>
          </Button>
        }
      />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={columns.page}>
          <Card title={<Trans>Countries covered</Trans>}>
            <p className={columns.second}>
              <Trans>
                A bundled list has large banks only. A bank of another country is typed by hand and
                never refused as unknown.
              </Trans>
            </p>
            <Countries countries={data.countries} />
          </Card>
          <Card title={<Trans>Imported lists</Trans>}>
            <Imports imports={data.imports} />
          </Card>
        </div>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

function Countries({ countries }: Pick<BankDirectoryView, "countries">) {
  return (
    <ul className={columns.list}>
      {countriesByName(countries).map(({ country, name, banks, imported, importedAt }) => (
        <li key={country} className={columns.item}>
          <div className={columns.line}>
            <bdi>{name}</bdi>
            <Plural value={banks} one="# bank" other="# banks" />
          </div>
          {importedAt !== null && (
            <p className={columns.second}>
              <Trans>
                <bdi>{imported}</bdi> from imported lists, the last from <Moment at={importedAt} />
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Imports({ imports }: Pick<BankDirectoryView, "imports">) {
  if (imports.length === 0) {
    return (
      <p className={columns.second}>
        <Trans>Lists that you import appear here.</Trans>
      </p>
    );
  }
  return (
    <ul className={columns.list}>
      {imports.map(({ id, by, fileName, countries, rows, added, changed, at }) => (
        <li key={id} className={columns.item}>
          <div className={columns.line}>
            <bdi>{fileName}</bdi>
            <bdi>{countries.join(", ")}</bdi>
          </div>
          <p className={columns.second}>
            <Plural value={rows} one="# row" other="# rows" />
            {": "}
            <Trans>
              <bdi>{added}</bdi> added, <bdi>{changed}</bdi> changed
            </Trans>
            {" · "}
            <bdi>{by}</bdi>
            {" · "}
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
