import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { coinSlugs } from "../../http/contract/coins.ts";
import { isAssetCode } from "../design/amount-text.ts";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { HaltNotices } from "../halt/halt-notices.tsx";
import { coinId, coins } from "../market/coins.ts";
import { amountShape } from "../market/amount-shape.ts";
import { staysHere } from "../navigation/arrival.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead } from "../server/use-read.ts";
import { useUsualCurrency } from "../server/usual-currency.ts";
import { BestOffer } from "./best-offer.tsx";
import { readWish, wishQuery, type InstantWish } from "./instant-wish.ts";
import styles from "./instant-buy.module.css";

const everyMs = 30_000;

/** Says how much they want to pay, and gets the best offer that they can take (answers 45). */
export function InstantBuyPage() {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const wish = readWish(useSearch(), useUsualCurrency());
  const { coin, currency, amount } = wish;
  const list = useRead(
    "listOffers",
    {
      query: {
        type: "buy",
        crypto_currency_id: coinId(coin),
        currency,
        "fiat-min": Number(amount) > 0 ? amount.replace(/\.$/, "") : undefined,
        acceptableOnly: "1",
      },
    },
    { everyMs, keepsPrevious: true },
  );
  const change = (changed: Partial<InstantWish>) =>
    navigate(`${path}?${wishQuery({ ...wish, ...changed })}`, { replace: true, state: staysHere });
  const [best, ...others] = list.data?.data ?? [];
  const marketPath = `/buy/${coinSlugs[coin]}?${wishQuery(wish).replace(/^crypto=\w+&/, "")}`;
  return (
    <div className={styles.page}>
      <PageHeading title={t`Buy crypto instantly`} />
      <p className={styles.lead}>
        <Trans>
          Say how much you want to pay. You see the best offer that you can take now, and start the
          trade with one click. The crypto is in escrow until the seller has your payment.
        </Trans>
      </p>
      <HaltNotices coin={coin} />
      <WishCard wish={wish} onChange={change} />
      <section className={styles.part} aria-busy={list.isFetching && list.isPlaceholderData}>
        {list.isError && !list.data && (
          <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        )}
        {list.isPending && (
          <div data-unknown="true">
            <Skeleton shape="card" width="full" />
          </div>
        )}
        {best && (
          <BestOffer
            key={best.idHashed}
            offer={best}
            others={others}
            wishQuery={wishQuery(wish)}
            isOld={list.isPlaceholderData}
            onStale={() => void list.refetch()}
          />
        )}
        {list.data && !best && (
          <Card>
            <p role="status">
              <Trans>
                No offer that you can take accepts this amount in <bdi>{currency}</bdi> right now.
                Change the amount or the currency, or look at all offers.
              </Trans>
            </p>
          </Card>
        )}
        <AppLink to={marketPath}>
          <Trans>Compare all offers</Trans>
        </AppLink>
      </section>
    </div>
  );
}

function WishCard(props: { wish: InstantWish; onChange: (changed: Partial<InstantWish>) => void }) {
  const { wish, onChange } = props;
  const { t } = useLingui();
  const listed = (useRead("listCurrencies", {}).data?.data ?? []).filter(({ isMetal }) => !isMetal);
  // The list may still be loading, or may not contain the currency in the address.
  const isListed = listed.some(({ code }) => code === wish.currency);
  return (
    <Card>
      <form className={styles.wish} role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          large
          label={<Trans>You pay</Trans>}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t`any amount`}
          value={wish.amount}
          onChange={(event) => {
            const amount = event.currentTarget.value.replace(",", ".").trim();
            if (amountShape.test(amount)) onChange({ amount });
          }}
        />
        <ListField
          label={<Trans>Currency</Trans>}
          value={wish.currency}
          onChange={(currency) => onChange({ currency })}
        >
          {!isListed && <option value={wish.currency} label={wish.currency} />}
          {listed.map(({ code, name }) => (
            <option key={code} value={code} label={`${code} · ${name}`} />
          ))}
        </ListField>
        <ListField
          label={<Trans>You get</Trans>}
          value={wish.coin}
          onChange={(coin) => isAssetCode(coin) && onChange({ coin })}
        >
          {coins.map(({ code, name }) => (
            <option key={code} value={code} label={name} />
          ))}
        </ListField>
      </form>
    </Card>
  );
}
