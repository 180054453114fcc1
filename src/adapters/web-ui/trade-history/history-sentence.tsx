import { Trans, useLingui } from "@lingui/react/macro";
import { historyFilters } from "../../../domain/trade-view/history-filter.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { Select } from "../design/select.tsx";
import { coinNames } from "../market/coins.ts";
import { useCoins } from "../market/use-coins.ts";
import type { HistoryWish } from "./history-filters.ts";
import { useFilterNames } from "./filter-names.ts";
import { useMethodChoices } from "./use-method-choices.ts";
import styles from "./history-sentence.module.css";

/** The filters as a sentence to fill in. */
export function HistorySentence(props: {
  wish: HistoryWish;
  onChange: (changed: Partial<HistoryWish>) => void;
}) {
  const { wish, onChange } = props;
  const { t } = useLingui();
  const coins = useCoins();
  const names = useFilterNames();
  const sideNames = { "": t`bought and sold`, buy: t`bought`, sell: t`sold` };
  const anyMethod = t`any payment method`;
  const methods = useMethodChoices();
  const methodName = methods.find(({ id }) => String(id) === wish.method)?.name;
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
      <Select
        label={<Trans>What you did</Trans>}
        value={wish.side}
        shown={sideNames[wish.side]}
        onChange={(side) => onChange({ side: side === "buy" || side === "sell" ? side : "" })}
      >
        {(["", "buy", "sell"] as const).map((side) => (
          <option key={side} value={side} label={sideNames[side]} />
        ))}
      </Select>
      <Select
        label={<Trans>Payment method</Trans>}
        value={wish.method}
        shown={<bdi>{methodName ?? anyMethod}</bdi>}
        onChange={(method) => onChange({ method })}
      >
        <option value="" label={anyMethod} />
        {methods.map(({ id, name }) => (
          <option key={id} value={String(id)} label={name} />
        ))}
      </Select>
      <div className={styles.days}>
        <Field
          type="date"
          label={<Trans>From</Trans>}
          value={wish.from}
          {...(wish.to !== "" && { max: wish.to })}
          onChange={({ currentTarget: { value } }) => onChange({ from: value })}
        />
        <Field
          type="date"
          label={<Trans>To</Trans>}
          value={wish.to}
          {...(wish.from !== "" && { min: wish.from })}
          onChange={({ currentTarget: { value } }) => onChange({ to: value })}
        />
      </div>
    </form>
  );
}
