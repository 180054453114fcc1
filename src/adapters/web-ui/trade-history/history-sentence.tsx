import { Trans, useLingui } from "@lingui/react/macro";
import { historyFilters } from "../../../domain/trade-view/history-filter.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { Select } from "../design/select.tsx";
import { coinNames, coins } from "../market/coins.ts";
import type { HistoryWish } from "./history-filters.ts";
import { useFilterNames } from "./filter-names.ts";
import styles from "./history-sentence.module.css";

/** The filters as a sentence to fill in. */
export function HistorySentence(props: {
  wish: HistoryWish;
  onChange: (changed: Partial<HistoryWish>) => void;
}) {
  const { wish, onChange } = props;
  const { t } = useLingui();
  const names = useFilterNames();
  return (
    <form className={styles.sentence} role="search" onSubmit={(event) => event.preventDefault()}>
      <Trans>
        <span>Show</span>{" "}
        <Select
          label={<Trans>Which trades</Trans>}
          value={wish.filter}
          shown={names[wish.filter]}
          onChange={(value) => {
            const filter = historyFilters.find((each) => each === value);
            if (filter) onChange({ filter });
          }}
        >
          {historyFilters.map((filter) => (
            <option key={filter} value={filter} label={names[filter]} />
          ))}
        </Select>{" "}
        <span className={styles.phrase}>
          in{" "}
          <Select
            label={<Trans>Coin</Trans>}
            value={wish.coin}
            shown={wish.coin === "" ? <Trans>any coin</Trans> : <bdi>{coinNames[wish.coin]}</bdi>}
            onChange={(coin) => onChange({ coin: isAssetCode(coin) ? coin : "" })}
          >
            <option value="" label={t`any coin`} />
            {coins.map(({ code, name }) => (
              <option key={code} value={code} label={name} />
            ))}
          </Select>
        </span>
      </Trans>
    </form>
  );
}
