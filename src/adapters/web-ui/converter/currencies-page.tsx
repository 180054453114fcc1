import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { priceText } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { converterPathOf } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { useCurrencyName } from "./currency-name.ts";
import styles from "./currencies-page.module.css";

const everyMs = 60_000;

/** Every currency and metal, with what a Bitcoin and a US dollar cost in it. */
export function CurrenciesPage() {
  const { t, i18n } = useLingui();
  const [sought, setSought] = useState("");
  const nameOf = useCurrencyName();
  const rates = useRead("listConverterCurrencies", {}, { everyMs });
  const words = sought.trim().toLocaleLowerCase(i18n.locale);
  const listed = (rates.data?.data ?? [])
    .map((each) => ({ ...each, shownName: nameOf(each.code, each.names.name) }))
    .filter(({ code, shownName }) =>
      `${code} ${shownName}`.toLocaleLowerCase(i18n.locale).includes(words),
    );
  const price = (rate: string | null) =>
    rate === null ? t`unknown` : priceText(i18n.locale, rate);
  return (
    <div className={styles.page}>
      <PageHeading title={t`Currencies`} />
      <p className={styles.lead}>
        <Trans>
          Every currency that offers can use, and metals, with the price of one Bitcoin and one US
          dollar now. Metals are priced per troy ounce; no offer accepts them.
        </Trans>
      </p>
      {rates.isError && !rates.data && (
        <LoadFailure onRetry={() => void rates.refetch()} isRetrying={rates.isFetching} />
      )}
      {rates.isPending && <Skeleton shape="card" width="full" />}
      {rates.data && (
        <>
          <Field
            label={<Trans>Find a currency</Trans>}
            type="search"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
          <Card>
            {listed.length === 0 && (
              <p role="status">
                <Trans>No currency has that name or code.</Trans>
              </p>
            )}
            {listed.length > 0 && (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <Trans>Currency</Trans>
                    </th>
                    <th scope="col" className={styles.number}>
                      <Trans>Bitcoin</Trans>
                    </th>
                    <th scope="col" className={`${styles.number} ${styles.wide}`}>
                      <Trans>US dollar</Trans>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {listed.map(({ code, shownName, rate }) => (
                    <tr key={code}>
                      <th scope="row">
                        <AppLink className={styles.code} to={converterPathOf(code)}>
                          <bdi>{code}</bdi>
                        </AppLink>
                        <span className={styles.name}>
                          <bdi>{shownName}</bdi>
                        </span>
                      </th>
                      <td className={styles.number}>
                        <bdi>{price(rate.btc)}</bdi>
                      </td>
                      <td className={`${styles.number} ${styles.wide}`}>
                        <bdi>{price(rate.usd)}</bdi>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Card>
        </>
      )}
    </div>
  );
}
