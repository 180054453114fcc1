import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { boundText, withCode } from "../design/amount-text.ts";
import type { Filters } from "./filters.ts";
import styles from "./offer-row.module.css";

/** What the column headings depend on; without a coin the list contains several. */
type HeadFilters = Pick<Filters, "deed" | "currency" | "amount"> & Partial<Pick<Filters, "coin">>;

/** Visible column headings in wide windows; for screen readers, each row is labelled by itself. */
export function OfferTableHead(props: { filters: HeadFilters }) {
  const { deed, coin } = props.filters;
  return (
    <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
      <span>
        <Trans>Trader</Trans>
      </span>
      <span>{deed === "buy" ? <Trans>You pay by</Trans> : <Trans>You are paid by</Trans>}</span>
      <span>
        {coin === undefined ? (
          <Trans>Price for one coin</Trans>
        ) : (
          <Trans>
            Price for <bdi>{`1 ${coin}`}</bdi>
          </Trans>
        )}
      </span>
      <span>
        <Trans>Limits</Trans>
      </span>
      <span className={styles.headAct}>
        <ActHead filters={props.filters} />
      </span>
    </div>
  );
}

function ActHead(props: { filters: HeadFilters }) {
  const { deed, currency, amount } = props.filters;
  const { locale } = useLingui().i18n;
  if (!(Number(amount) > 0)) {
    return deed === "buy" ? <Trans>You get</Trans> : <Trans>You send</Trans>;
  }
  const asked = withCode(boundText(locale, currency, amount), currency);
  return deed === "buy" ? (
    <Trans>
      You get for <bdi>{asked}</bdi>
    </Trans>
  ) : (
    <Trans>
      You send for <bdi>{asked}</bdi>
    </Trans>
  );
}
