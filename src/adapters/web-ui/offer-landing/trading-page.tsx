import { Trans, useLingui } from "@lingui/react/macro";
import { cryptoCurrencies } from "../../../domain/catalogue/crypto-currencies.ts";
import { FailurePage } from "../failure/failure-page.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { MethodOffers } from "./method-offers.tsx";
import { useMethodName } from "./method-name.ts";

/** Offers of one payment method for one coin, for those who come from a search engine. */
export function TradingPage(props: { deed: Deed; coinSlug: string | undefined; method: string }) {
  const { deed, coinSlug, method } = props;
  const { t } = useLingui();
  const name = useMethodName(method);
  const coin = cryptoCurrencies.find(({ urlParam }) => urlParam === coinSlug);
  if (!coin || name === null) return <FailurePage status={404} />;
  const shown = name ?? method;
  const { fullName } = coin;
  const title =
    deed === "buy" ? t`Buy ${fullName} with ${shown}` : t`Sell ${fullName} for ${shown}`;
  return (
    <MethodOffers
      deed={deed}
      cryptoCurrencyId={coin.asset.cryptoCurrencyId}
      method={method}
      allPath={`/${deed}/${coin.urlParam}/${method}`}
      heading={
        <PageHeading title={title}>
          {deed === "buy" ? (
            <Trans>
              Buy <bdi>{fullName}</bdi> with <bdi>{shown}</bdi>
            </Trans>
          ) : (
            <Trans>
              Sell <bdi>{fullName}</bdi> for <bdi>{shown}</bdi>
            </Trans>
          )}
        </PageHeading>
      }
    />
  );
}
