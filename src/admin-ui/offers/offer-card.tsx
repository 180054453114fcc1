import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Price } from "../design/price.tsx";
import { Facts } from "../design/facts.tsx";
import { Moment } from "../design/moment.tsx";
import { AmountsWords, PricingWords, SideWords } from "./offer-words.tsx";

/** The offer, and its price relative to the market. */
export function OfferCard({ offer }: { offer: ModeratedOfferView }) {
  const { owner, paymentMethod, price, marketPrice, fiatCurrencyCode, windowMinutes } = offer;
  return (
    <Card title={<Trans>The offer</Trans>}>
      <Facts>
        <Fact name={<Trans>Owner</Trans>}>
          <bdi>{owner.username}</bdi> <SideWords offer={offer} />
        </Fact>
        <Fact name={<Trans>Method</Trans>}>
          <bdi>{paymentMethod.name}</bdi>
        </Fact>
        <Fact name={<Trans>Pricing</Trans>}>
          <PricingWords offer={offer} />
        </Fact>
        <Fact name={<Trans>One coin</Trans>}>
          <KnownPrice price={price} currency={fiatCurrencyCode} />
        </Fact>
        <Fact name={<Trans>On the market</Trans>}>
          <KnownPrice price={marketPrice} currency={fiatCurrencyCode} />
        </Fact>
        <Fact name={<Trans>Amounts</Trans>}>
          <AmountsWords offer={offer} />
        </Fact>
        <Fact name={<Trans>Time to pay</Trans>}>
          <Trans>
            <bdi>{windowMinutes}</bdi> min
          </Trans>
        </Fact>
        <Fact name={<Trans>Published</Trans>}>
          <Moment at={offer.createdAt} />
        </Fact>
        <Fact name={<Trans>Version</Trans>}>
          <bdi>{offer.version}</bdi>
        </Fact>
        <Fact name={<Trans>ID</Trans>}>
          <bdi>{offer.id}</bdi>
        </Fact>
      </Facts>
    </Card>
  );
}

function KnownPrice({ price, currency }: { price: string | null; currency: string }) {
  return price === null ? <Trans>not known</Trans> : <Price price={price} currency={currency} />;
}
