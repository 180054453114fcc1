import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { SavedSearchView } from "../../http/contract/saved-search/saved-search.ts";
import { withCode } from "../design/amount-text.ts";
import { momentText } from "../design/moment-text.ts";
import { Switch } from "../design/switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coinNames } from "../market/coins.ts";
import { useFilterWords } from "../marketplace/filter-words.ts";
import { filtersPath, setFilters } from "../marketplace/filters.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain, useRead } from "../server/use-read.ts";
import { useUsualCurrency } from "../server/usual-currency.ts";
import { filtersOfSaved } from "./saved-filters.ts";
import styles from "./saved-searches-page.module.css";

/**
 * One saved search: what it looks for, its alerts, and the way to forget it.
 *
 * - `now`: when the list was read.
 */
export function SavedSearchCard(props: { search: SavedSearchView; now: number }) {
  const { search, now } = props;
  const { t, i18n } = useLingui();
  const usual = useUsualCurrency();
  const readAgain = useReadAgain();
  const act = useAct();
  const filters = filtersOfSaved(search, usual);
  const { id, alerts, foundAt } = search;
  const parameters = { id };
  const change = async (run: () => ReturnType<typeof setAlerts | typeof remove>) => {
    const done = await run();
    if (done?.ok === true) await readAgain("listSavedSearches");
  };
  const setAlerts = (isOn: boolean) =>
    act.send(() => client.call("setSearchAlerts", { parameters, body: { alerts: isOn } }));
  const remove = () => act.send(() => client.call("removeSavedSearch", { parameters }));
  const name = coinNames[filters.coin];
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <AppLink className={styles.name} to={filtersPath(filters, usual)}>
          {filters.deed === "buy" ? (
            <Trans>
              Buy <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>
              Sell <bdi>{name}</bdi>
            </Trans>
          )}
        </AppLink>
        <SearchWords search={search} />
        {foundAt !== null && (
          <span className={styles.fine}>
            <Trans>
              Last new offer: <bdi>{momentText(i18n.locale, Date.parse(foundAt), now)}</bdi>
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.acts}>
        <Switch
          label={<Trans>Tell me about new offers</Trans>}
          shown={alerts ? <Trans>Alerts on</Trans> : <Trans>Alerts off</Trans>}
          isOn={alerts}
          busy={act.isBusy}
          onChange={(isOn) => void change(() => setAlerts(isOn))}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove this search`}
          onClick={() => void change(remove)}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      {act.failure && (
        <p className={styles.failure} role="alert">
          <FailureWords failure={act.failure} />
        </p>
      )}
    </li>
  );
}

function SearchWords({ search }: { search: SavedSearchView }) {
  const usual = useUsualCurrency();
  const filters = filtersOfSaved(search, usual);
  const words = useFilterWords(filters);
  const methods = useRead("listPaymentMethods", {}).data?.data ?? [];
  const method = methods.find(({ slug }) => slug === filters.method)?.name ?? filters.method;
  const amount =
    filters.amount === "" ? filters.currency : withCode(filters.amount, filters.currency);
  const said = [amount, method, ...setFilters(filters).map((name) => words[name])];
  return <bdi className={styles.fine}>{said.filter(Boolean).join(" · ")}</bdi>;
}
