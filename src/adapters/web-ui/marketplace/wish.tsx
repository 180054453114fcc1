import { Trans } from "@lingui/react/macro";
import { coinNames, coins } from "../market/coins.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Select } from "../design/select.tsx";
import { AmountWish } from "./amount-wish.tsx";
import type { Filters } from "./filters.ts";
import { MethodWish } from "./method-wish.tsx";
import styles from "./wish.module.css";

/** The filters as a sentence to fill in. */
export function Wish(props: { filters: Filters; onChange: (changed: Partial<Filters>) => void }) {
  const { filters, onChange } = props;
  return (
    <form className={styles.wish} role="search" onSubmit={(event) => event.preventDefault()}>
      <Trans>
        <span>I want to</span>{" "}
        <SegmentedSwitch
          label={<Trans>What you want to do</Trans>}
          value={filters.deed}
          segments={[
            { value: "buy", label: <Trans>buy</Trans>, tone: "buy" },
            { value: "sell", label: <Trans>sell</Trans>, tone: "sell" },
          ]}
          onChange={(deed) => onChange({ deed })}
        />{" "}
        <Select
          label={<Trans>Coin</Trans>}
          value={filters.coin}
          shown={<bdi>{coinNames[filters.coin]}</bdi>}
          onChange={(coin) => isAssetCode(coin) && onChange({ coin })}
        >
          {coins.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </Select>{" "}
        <span className={styles.phrase}>
          for <AmountWish filters={filters} onChange={onChange} />
        </span>{" "}
        <span className={styles.phrase}>
          by <MethodWish method={filters.method} onChange={(method) => onChange({ method })} />
        </span>
      </Trans>
    </form>
  );
}
