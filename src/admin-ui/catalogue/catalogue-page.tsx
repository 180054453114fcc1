import { useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CatalogueEntryView } from "../../adapters/http/contract/admin/catalogue.ts";
import { catalogueKinds, type CatalogueKind } from "../../domain/catalogue/catalogue-entry.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { TraitsDialog } from "./traits-dialog.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

const kindNames: Readonly<Record<CatalogueKind, ReactNode>> = {
  payment_method: <Trans>Payment methods and card brands</Trans>,
  currency: <Trans>Currencies</Trans>,
  country: <Trans>Countries</Trans>,
  tag: <Trans>Tags</Trans>,
};

/** What offers can name: withdrawing it, and changing what is said of payment methods. */
export function CataloguePage() {
  const { t } = useLingui();
  const [kind, setKind] = useState<CatalogueKind>("payment_method");
  const [sought, setSought] = useState("");
  const [changed, setChanged] = useState<CatalogueEntryView>();
  const [edited, setEdited] = useState<CatalogueEntryView>();
  const [shown, setShown] = useState<CatalogueEntryView>();
  const { data, error, refetch } = useRead("viewCatalogue", { query: { kind } });
  const failure = data ? undefined : failureIn(error);
  const words = sought.trim().toLowerCase();
  const fitting = data?.filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(words));
  return (
    <>
      <PageHead name={t`Catalogue`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      <div className={page.page}>
        <TextField
          select
          size="small"
          label={t`Kind`}
          value={kind}
          onChange={(event) =>
            setKind(catalogueKinds.find((each) => each === event.target.value) ?? kind)
          }
        >
          {catalogueKinds.map((each) => (
            <MenuItem key={each} value={each}>
              {kindNames[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t`Search`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {!fitting && !failure && <Skeleton variant="rounded" height={320} />}
        {fitting && (
          <Card title={kindNames[kind]}>
            <ul className={columns.list}>
              {fitting.map((each) => (
                <EntryItem
                  key={each.key}
                  entry={each}
                  onChange={() => setChanged(each)}
                  onEdit={() => setEdited(each)}
                  onHistory={() => setShown(each)}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {changed && <EntryDialog entry={changed} onClose={() => setChanged(undefined)} />}
      {edited?.traits && (
        <TraitsDialog entry={edited} traits={edited.traits} onClose={() => setEdited(undefined)} />
      )}
      {shown && <EntryHistory entry={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function EntryItem(props: {
  entry: CatalogueEntryView;
  onChange: () => void;
  onEdit: () => void;
  onHistory: () => void;
}) {
  const { key, name, isOffered, activeOffers, note, version, traits } = props.entry;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span className={columns.chips}>
          {!isOffered && (
            <Chip tone="neutral">
              <Trans>Withdrawn</Trans>
            </Chip>
          )}
          <bdi>{name}</bdi>
        </span>
        <span>
          {version > 0 && (
            <Button size="small" onClick={props.onHistory}>
              <Trans>History</Trans>
            </Button>
          )}
          {traits && (
            <Button size="small" onClick={props.onEdit}>
              <Trans>Change</Trans>
            </Button>
          )}
          <Button size="small" disabled={isOffered && activeOffers > 0} onClick={props.onChange}>
            {isOffered ? <Trans>Withdraw</Trans> : <Trans>Offer again</Trans>}
          </Button>
        </span>
      </div>
      <p className={columns.second}>
        <bdi>{key}</bdi>
        {" · "}
        <Plural
          value={activeOffers}
          _0="no active offers"
          one="# active offer"
          other="# active offers"
        />
        {note !== "" && (
          <>
            {" · "}
            <bdi dir="auto">{note}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
