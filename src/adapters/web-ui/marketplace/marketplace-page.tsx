import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { assetOfSlug } from "../../http/contract/coins.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { FailurePage } from "../failure/failure-page.tsx";
import { coinNames } from "../market/coins.ts";
import { rememberCurrency, useUsualCurrency } from "../server/usual-currency.ts";
import { staysHere } from "../navigation/arrival.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { HaltNotices } from "../halt/halt-notices.tsx";
import { changedFilters, filtersPath, readFilters, type Deed, type Filters } from "./filters.ts";
import { usePolicy } from "../page-policy.ts";
import { useRead } from "../server/use-read.ts";
import { OfferResults } from "./offer-results.tsx";
import { Refine } from "./refine.tsx";
import { Wish } from "./wish.tsx";
import styles from "./marketplace-page.module.css";

/** The marketplace of one coin, for buyers or for sellers. */
export function MarketplacePage(props: { deed: Deed; coinSlug: string; method?: string }) {
  const coin = assetOfSlug(props.coinSlug);
  return coin === undefined ? (
    <FailurePage status={404} />
  ) : (
    <Marketplace deed={props.deed} coin={coin} method={props.method} />
  );
}

/** The filters live only in the address: it can be shared, and Back undoes them. */
function Marketplace(place: { deed: Deed; coin: AssetCode; method: string | undefined }) {
  const usual = useUsualCurrency();
  const search = useSearch();
  const [, navigate] = useLocation();
  const said = readFilters(place, search, usual);
  const filters = usePolicy().flags.newbieOffers ? said : { ...said, newbieOffers: undefined };
  const title = useMarketTitle(filters);
  const name = coinNames[filters.coin];
  const change = (changed: Partial<Filters>) => {
    // Back undoes a choice, not a digit.
    const replace = Object.keys(changed).join() === "amount";
    if (changed.currency !== undefined) rememberCurrency(changed.currency);
    const path = filtersPath(changedFilters(filters, changed), usual);
    navigate(path, { replace, state: staysHere });
  };
  return (
    <div className={styles.page}>
      <PageHeading isHidden title={title}>
        {filters.deed === "buy" ? (
          <Trans>
            Buy <bdi>{name}</bdi>
          </Trans>
        ) : (
          <Trans>
            Sell <bdi>{name}</bdi>
          </Trans>
        )}
      </PageHeading>
      <HaltNotices coin={filters.coin} />
      <Wish filters={filters} onChange={change} />
      <Refine filters={filters} onChange={change} />
      <OfferResults filters={filters} onChange={change} />
    </div>
  );
}

/** What the page is about, with the payment method once its name is known. */
function useMarketTitle({ deed, coin, method: slug }: Filters): string {
  const { t } = useLingui();
  const methods = useRead("listPaymentMethods", {}).data?.data ?? [];
  const name = coinNames[coin];
  const method = methods.find((each) => each.slug === slug)?.name;
  if (method === undefined) return deed === "buy" ? t`Buy ${name}` : t`Sell ${name}`;
  return deed === "buy" ? t`Buy ${name} with ${method}` : t`Sell ${name} with ${method}`;
}
