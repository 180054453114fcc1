import { useCallback, useEffect, useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileSpreadsheet, Keyboard, Palmtree, Percent, Plus, Power, Tag } from "lucide-react";
import { match } from "ts-pattern";
import { Redirect, useLocation, useSearch } from "wouter";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import type { MyOfferListMeta, MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { numberFormat } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Tabs } from "../design/tabs.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import { bondPath, newOfferPath } from "../navigation/paths.ts";
import { askedActOf, type AskedAct } from "./asked-act.ts";
import { BulkMargins } from "./bulk-margins.tsx";
import { DraftList } from "./draft-list.tsx";
import { HolidayNotice, HolidayPanel } from "./holiday-panel.tsx";
import { MyOfferRow } from "./my-offer-row.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import type { QuickEditKind } from "./quick-edit.tsx";
import { useGrowingCount } from "./growing-count.ts";
import { useListKeys } from "./list-keys.ts";
import { ListKeysDialog } from "./list-keys-dialog.tsx";
import { OfferFile } from "./offer-file.tsx";
import { useSavedOffer } from "../offer-act/saved-offer.ts";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import styles from "./my-offers-page.module.css";

/** Balances and prices change: how often the notes to the owner are refreshed. */
const everyMs = 30_000;

/** More than a window shows. */
const firstRows = 10;

/** The user's own offers, grouped into selling and buying. */
export function MyOffersPage() {
  const { t, i18n } = useLingui();
  const search = useSearch();
  const [isFile, setIsFile] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const holiday = useRead("viewHoliday", {}).data?.data.holiday;
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(search).get("myOffersTab");
  const act = askedActOf(search);
  const sold = useRead("listMyOffers", { query: { type: "sell" } }, { everyMs });
  const isElsewhere =
    act !== undefined && sold.data?.data.every(({ idHashed }) => idHashed !== act.hash) === true;
  const side = asked === null && isElsewhere ? "buy" : sideShown(asked, sold.data?.meta);
  const offers = useRead("listMyOffers", { query: { type: side } }, { everyMs });
  // Whoever comes back is taken to where they were: the whole list has to be there at once.
  const [wasRead] = useState(offers.data !== undefined);
  const meta = offers.data?.meta ?? sold.data?.meta;
  const count = (number: number | undefined) =>
    number === undefined ? undefined : numberFormat(i18n.locale).format(number);
  if (act?.act === "deposit-bond") return <Redirect to={bondPath} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading title={t`My offers`} />
        <div className={styles.acts}>
          <SwitchAll meta={meta} />
          {!holiday && (
            <Button variant="plain" onClick={() => setIsLeaving(!isLeaving)}>
              <Palmtree aria-hidden="true" />
              <Trans>Holiday</Trans>
            </Button>
          )}
          <Button variant="plain" onClick={() => setIsFile(!isFile)}>
            <FileSpreadsheet aria-hidden="true" />
            <Trans>Import or export</Trans>
          </Button>
          <Button variant="primary" href={newOfferPath}>
            <Plus aria-hidden="true" />
            <Trans>New offer</Trans>
          </Button>
        </div>
      </div>
      <JustSaved />
      {holiday && <HolidayNotice until={holiday.until} />}
      {isLeaving && !holiday && <HolidayPanel onDone={() => setIsLeaving(false)} />}
      <DraftList />
      {isFile && <OfferFile onClose={() => setIsFile(false)} />}
      <Tabs
        label={t`Offer type`}
        value={side}
        tabs={[
          { value: "sell", label: <Trans>You sell</Trans>, count: count(meta?.sellCount) },
          { value: "buy", label: <Trans>You buy</Trans>, count: count(meta?.buyCount) },
        ]}
        onChange={(tab) =>
          navigate(`${path}?myOffersTab=${tab}`, { replace: true, state: staysHere })
        }
      >
        {offers.data ? (
          <Offers
            key={side}
            side={side}
            offers={offers.data.data}
            promoteAvailable={meta?.promoteAvailable ?? 0}
            asked={act}
            isWhole={wasRead}
          />
        ) : offers.isError ? (
          <LoadFailure onRetry={() => void offers.refetch()} isRetrying={offers.isFetching} />
        ) : (
          <Bones />
        )}
      </Tabs>
    </div>
  );
}

/** The side in the address; otherwise the one that has something. */
function sideShown(asked: string | null, meta: MyOfferListMeta | undefined): OfferSide {
  if (asked === "buy" || asked === "sell") return asked;
  return meta !== undefined && meta.sellCount === 0 && meta.buyCount > 0 ? "buy" : "sell";
}

/** What became of the offer that the user just saved. */
function JustSaved() {
  const saved = useSavedOffer();
  if (saved === undefined) return null;
  return (
    <Notice tone={saved === "held" ? "info" : "done"}>
      {match(saved)
        .with("published", () => <Trans>Your offer is published. Others see it now.</Trans>)
        .with("held", () => <Trans>Your offer is saved. We check it before others see it.</Trans>)
        .with("changed", () => <Trans>Your changes are saved.</Trans>)
        .exhaustive()}
    </Notice>
  );
}

/** Switches all off if any is on, otherwise all on. Without offers, or before they are known, it does nothing. */
function SwitchAll({ meta }: { meta: MyOfferListMeta | undefined }) {
  const act = useOfferAct();
  const hasOffers = meta !== undefined && meta.buyCount + meta.sellCount > 0;
  const areAllOff = hasOffers && meta.isNotBuyActiveOffers && meta.isNotSellActiveOffers;
  const change = () =>
    act.run(() =>
      client.call("switchAllOffers", { body: { new_status: areAllOff ? "active" : "inactive" } }),
    );
  return (
    <>
      <Button variant="plain" disabled={!hasOffers} busy={act.isBusy} onClick={() => void change()}>
        <Power aria-hidden="true" />
        {areAllOff ? <Trans>Turn all on</Trans> : <Trans>Turn all off</Trans>}
      </Button>
      {act.failure && (
        <div className={styles.failure}>
          <Notice tone="danger">
            <OfferFailureWords failure={act.failure} />
          </Notice>
        </div>
      )}
    </>
  );
}

function Offers(props: {
  side: OfferSide;
  offers: readonly MyOfferView[];
  promoteAvailable: number;
  asked: AskedAct | undefined;
  /** All rows are drawn at once. */
  isWhole: boolean;
}) {
  const { side, offers, promoteAvailable, asked } = props;
  const [isBulk, setIsBulk] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const closeBulk = () => {
    setIsBulk(false);
    requestAnimationFrame(() => acts.current?.querySelector("button")?.focus());
  };
  const [isHelp, setIsHelp] = useState(false);
  const openHelp = useCallback(() => setIsHelp(true), []);
  const list = useListKeys(openHelp);
  const [edited, setEdited] = useState<{ hash: string; kind: QuickEditKind }>();
  // Choosing the same one closes it; another one replaces it (specification, section 4).
  const edit = useCallback(
    (hash: string, kind: QuickEditKind | undefined) =>
      setEdited((open) =>
        kind === undefined || (open?.hash === hash && open.kind === kind)
          ? undefined
          : { hash, kind },
      ),
    [],
  );
  // A link that asks for something about an offer needs its row.
  const isWhole = props.isWhole || asked !== undefined;
  const shown = useGrowingCount(offers.length, isWhole ? offers.length : firstRows);
  const [, navigate] = useLocation();
  const toEdit = asked?.act === "edit" ? asked.hash : undefined;
  const isMine = offers.some(({ idHashed }) => idHashed === toEdit);
  useEffect(() => {
    if (isMine && toEdit !== undefined)
      navigate(`/offer-manager/edit/${toEdit}`, { replace: true });
  }, [isMine, toEdit, navigate]);
  if (offers.length === 0) return <NoOffers side={side} />;
  const areMoreAtMargins = offers.filter(({ margin }) => margin !== null).length > 1;
  const rows = (
    <ul ref={list} className={styles.rows}>
      {offers.slice(0, shown).map((offer) => (
        <MyOfferRow
          key={offer.idHashed}
          offer={offer}
          promoteAvailable={promoteAvailable}
          asked={asked?.hash === offer.idHashed ? asked.act : undefined}
          edited={edited?.hash === offer.idHashed ? edited.kind : undefined}
          onEdit={edit}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.rows}>
      {isBulk && areMoreAtMargins ? (
        <BulkMargins offers={offers} onClose={closeBulk} />
      ) : (
        <div ref={acts} className={styles.acts}>
          {areMoreAtMargins && (
            <Button variant="plain" onClick={() => setIsBulk(true)}>
              <Percent aria-hidden="true" />
              <Trans>Change margins</Trans>
            </Button>
          )}
          <div className={styles.keys}>
            <Button variant="plain" onClick={openHelp}>
              <Keyboard aria-hidden="true" />
              <Trans>Keyboard shortcuts</Trans>
            </Button>
          </div>
        </div>
      )}
      {rows}
      <ListKeysDialog open={isHelp} onClose={() => setIsHelp(false)} />
    </div>
  );
}

function NoOffers({ side }: { side: OfferSide }) {
  return (
    <Card>
      <EmptyState
        icon={Tag}
        title={
          side === "sell" ? (
            <Trans>Your offers to sell will appear here</Trans>
          ) : (
            <Trans>Your offers to buy will appear here</Trans>
          )
        }
        acts={
          <Button variant="primary" href={`${newOfferPath}?type=${side}`}>
            <Trans>Publish an offer</Trans>
          </Button>
        }
      >
        <Trans>It takes two minutes, and others see it at once.</Trans>
      </EmptyState>
    </Card>
  );
}

function Bones() {
  return (
    <div className={styles.rows} aria-busy="true">
      {["a", "b", "c"].map((place) => (
        <div key={place} className={styles.bone}>
          <Skeleton width="medium" />
          <Skeleton shape="control" width="full" />
        </div>
      ))}
    </div>
  );
}
