import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { otcLeastUsd } from "../../../domain/offer/otc-desk.ts";
import { assetOfSlug, coinSlugs } from "../../http/contract/coins.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { amountShape } from "../market/amount-shape.ts";
import { coinId, coins } from "../market/coins.ts";
import { OfferTable } from "../marketplace/offer-table.tsx";
import { useLiveOffers } from "../marketplace/use-live-offers.ts";
import type { Deed } from "../marketplace/filters.ts";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { SearchHead } from "../navigation/search-head.tsx";
import { useRead } from "../server/use-read.ts";
import { offersForPrograms } from "./offers-for-programs.ts";
import styles from "./offer-landing.module.css";

const everyMs = 30_000;

/** The currency of the least amount, whatever an offer is in. */
const inDollars = "USD";

/** Offers of vendors and companies for large amounts, in any currency (answers 45). */
export function OtcDeskPage() {
  const { t, i18n } = useLingui();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const deed: Deed = query.get("type") === "sell" ? "sell" : "buy";
  const coin = assetOfSlug(query.get("crypto") ?? "") ?? "BTC";
  const said = query.get("amount") ?? "";
  const amount = amountShape.test(said) ? said : "";
  const least = boundText(i18n.locale, inDollars, String(otcLeastUsd));
  const isTooLittle = amount !== "" && Number(amount) < otcLeastUsd;
  const list = useRead(
    "listOffers",
    {
      query: {
        type: deed,
        crypto_currency_id: coinId(coin),
        ...(amount !== "" && { "fiat-min": amount.replace(/\.$/, ""), convertFromUSD: "1" }),
        area: "otc",
      },
    },
    { everyMs, keepsPrevious: true, isOff: isTooLittle },
  );
  const change = (changed: Readonly<Record<string, string>>) => {
    const next = { type: deed, crypto: coinSlugs[coin], amount, ...changed };
    navigate(`${path}?${new URLSearchParams(next).toString()}`, {
      replace: true,
      state: staysHere,
    });
  };
  const offers = isTooLittle ? undefined : list.data?.data;
  useLiveOffers(offers);
  return (
    <div className={styles.page}>
      <PageHeading title={t`OTC desk`} />
      <p className={styles.lead}>
        <Trans>
          Offers of vendors and companies for large trades, from <bdi>{withCode(least, "USD")}</bdi>
          . The crypto is in escrow from the start of a trade, whatever its size.
        </Trans>
      </p>
      <Card className={styles.part}>
        <SegmentedSwitch
          label={<Trans>What you want to do</Trans>}
          value={deed}
          segments={[
            { value: "buy", label: <Trans>Buy</Trans>, tone: "buy" },
            { value: "sell", label: <Trans>Sell</Trans>, tone: "sell" },
          ]}
          onChange={(type) => change({ type })}
        />
        <ListField
          label={<Trans>Coin</Trans>}
          value={coinSlugs[coin]}
          onChange={(crypto) => change({ crypto })}
        >
          {coins.map(({ code, name }) => (
            <option key={code} value={coinSlugs[code]} label={name} />
          ))}
        </ListField>
        <Field
          label={<Trans>Amount</Trans>}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t`any amount`}
          suffix={<bdi>{inDollars}</bdi>}
          value={amount}
          error={
            isTooLittle && (
              <Trans>
                <bdi>{withCode(least, "USD")}</bdi> minimum. The usual list has offers for less.
              </Trans>
            )
          }
          onChange={(event) => {
            const typed = event.currentTarget.value.replace(",", ".").trim();
            if (amountShape.test(typed)) change({ amount: typed });
          }}
        />
      </Card>
      {!offers && list.isError && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {!isTooLittle && list.isPending && <Skeleton shape="card" width="full" />}
      {offers && (
        <section className={styles.part} aria-busy={list.isPlaceholderData}>
          <SearchHead data={offersForPrograms(offers)} isEmpty={offers.length === 0} />
          {offers.length === 0 ? (
            <Card>
              <p role="status">
                {amount === "" ? (
                  <Trans>
                    Nobody has such an offer right now. Change the coin, or check back later.
                  </Trans>
                ) : (
                  <Trans>
                    Nobody accepts this amount right now. Change the amount or the coin, or check
                    back later.
                  </Trans>
                )}
              </p>
            </Card>
          ) : (
            <OfferTable deed={deed} offers={offers} />
          )}
        </section>
      )}
    </div>
  );
}
