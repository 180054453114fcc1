import { Trans, useLingui } from "@lingui/react/macro";
import { cryptoCurrencies } from "../../../domain/catalogue/crypto-currencies.ts";
import { FailurePage } from "../failure/failure-page.tsx";
import type { Deed } from "../marketplace/filters.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { MethodOffers } from "./method-offers.tsx";
import { useMethodName } from "./method-name.ts";

/** Who buys a gift card pays with crypto, so they take offers that buy it, and the other way round. */
const deedOf = { buy: "sell", sell: "buy" } as const;

/** Offers that trade a gift card for crypto: any coin, or one. */
export function GiftCardPage(props: {
  /** What the visitor does with the card. */
  act: Deed;
  coinSlug: string | undefined;
  method: string;
}) {
  const { act, coinSlug, method } = props;
  const { t } = useLingui();
  const name = useMethodName(method);
  const coin = cryptoCurrencies.find(({ urlParam }) => urlParam === coinSlug);
  if (name === null) return <FailurePage status={404} />;
  const shown = name ?? method;
  const fullName = coin?.fullName ?? t`crypto`;
  const title = act === "buy" ? t`Buy ${shown} with ${fullName}` : t`Sell ${shown} for ${fullName}`;
  return (
    <MethodOffers
      deed={deedOf[act]}
      {...(coin && { cryptoCurrencyId: coin.asset.cryptoCurrencyId })}
      method={method}
      allPath={`/${deedOf[act]}/${(coin ?? cryptoCurrencies[0])?.urlParam ?? ""}/${method}`}
      heading={
        <PageHeading title={title}>
          {act === "buy" ? (
            <Trans>
              Buy <bdi>{shown}</bdi> with <bdi>{fullName}</bdi>
            </Trans>
          ) : (
            <Trans>
              Sell <bdi>{shown}</bdi> for <bdi>{fullName}</bdi>
            </Trans>
          )}
        </PageHeading>
      }
    />
  );
}
