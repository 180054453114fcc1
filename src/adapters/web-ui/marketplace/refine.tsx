import { lazy, Suspense, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Info, SlidersHorizontal, X } from "lucide-react";
import { offerSorts, type OfferSort } from "../../../domain/offer/offer-sorts.ts";
import { Button } from "../design/button.tsx";
import { Select } from "../design/select.tsx";
import { Spoken } from "../design/spoken.tsx";
import { usePageState } from "../page-context.ts";
import { useFilterWords } from "./filter-words.ts";
import { noMoreFilters, setFilters, type Filters } from "./filters.ts";
import { chooseListView, useListView, type ListView } from "./list-view.ts";
import marks from "./compare-button.module.css";
import styles from "./refine.module.css";

/** Loaded when it is opened: what most people need is in the sentence. */
const MoreFiltersDialog = lazy(async () => ({
  default: (await import("./more-filters-dialog.tsx")).MoreFiltersDialog,
}));

/** Loaded when it is asked for. */
const OrderWords = lazy(async () => ({
  default: (await import("./order-words.tsx")).OrderWords,
}));

/** Loaded for those who can save a search. */
const SaveSearch = lazy(async () => ({
  default: (await import("./save-search.tsx")).SaveSearch,
}));

interface RefineProps {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}

/** The order of the list, the way to further filters, and those that are set. */
export function Refine({ filters, onChange }: RefineProps) {
  const [isOpen, setOpen] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const names = useSortNames(filters);
  const { reader } = usePageState();
  const { t } = useLingui();
  const view = useListView();
  const views = { list: t`List`, cards: t`Cards`, compact: t`Compact` };
  const isView = (value: string): value is ListView => value in views;
  const isSort = (value: string): value is OfferSort => offerSorts.some((sort) => sort === value);
  return (
    <div className={styles.refine}>
      <Select
        label={<Trans>Order</Trans>}
        value={filters.sortType ?? "default"}
        shown={names[filters.sortType ?? "default"]}
        onChange={(value) =>
          isSort(value) && onChange({ sortType: value === "default" ? undefined : value })
        }
      >
        {offerSorts.map((sort) => (
          <option key={sort} value={sort} label={names[sort]} />
        ))}
      </Select>
      <button
        type="button"
        className={marks.button}
        aria-label={t`How offers are ranked`}
        onClick={() => setExplained(true)}
      >
        <Info aria-hidden="true" />
      </button>
      {isExplained && (
        <Suspense fallback={null}>
          <OrderWords onClose={() => setExplained(false)} />
        </Suspense>
      )}
      <Select
        label={<Trans>View</Trans>}
        value={view}
        shown={views[view]}
        onChange={(value) => isView(value) && chooseListView(value)}
      >
        {(["list", "cards", "compact"] as const).map((each) => (
          <option key={each} value={each} label={views[each]} />
        ))}
      </Select>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        <Trans>Filters</Trans>
      </Button>
      {reader.isLogged && (
        <Suspense fallback={null}>
          <SaveSearch filters={filters} />
        </Suspense>
      )}
      <SetFilters filters={filters} onChange={onChange} />
      {isOpen && (
        <Suspense fallback={null}>
          <MoreFiltersDialog filters={filters} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The further filters that are set, each with a button that removes it. */
function SetFilters({ filters, onChange }: RefineProps) {
  const words = useFilterWords(filters);
  const set = setFilters(filters);
  if (set.length === 0) return null;
  return (
    <>
      {set.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          onClick={() => onChange({ [name]: undefined })}
        >
          <Spoken>
            <Trans>Remove:</Trans>{" "}
          </Spoken>
          <bdi>{words[name]}</bdi>
          <X aria-hidden="true" />
        </button>
      ))}
      {set.length > 1 && (
        <button type="button" className={styles.clear} onClick={() => onChange(noMoreFilters)}>
          <Trans>Clear all</Trans>
        </button>
      )}
    </>
  );
}

function useSortNames({ deed }: Filters): Readonly<Record<OfferSort, string>> {
  const { t } = useLingui();
  return {
    default: deed === "buy" ? t`Best offers first` : t`Best buyers first`,
    crypto_usd_price_asc: t`Lowest price first`,
    crypto_usd_price_desc: t`Highest price first`,
    release_time_asc: t`Fastest release first`,
    release_time_desc: t`Slowest release first`,
  };
}
