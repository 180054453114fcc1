import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { percentText, priceText } from "../design/amount-text.ts";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./custom-rate-dialog.module.css";

/** Where a price that does not follow the market comes from, and how far it is from it (answers 67). */
export function CustomRateDialog(props: { offer: ViewedOffer; onClose: () => void }) {
  const { offer, onClose } = props;
  const { locale } = useLingui().i18n;
  const { cryptoCurrencyCode: coin, fiatCurrencyCode: currency } = offer;
  const text = (price: string) => `${priceText(locale, price)} ${currency}`;
  return (
    <InfoDialog open title={<Trans>Custom rate</Trans>} onClose={onClose}>
      <dl className={styles.facts}>
        <Fact name={<Trans>Set by</Trans>}>
          <bdi>{offer.owner.username}</bdi>
        </Fact>
        {offer.price !== null && (
          <Fact name={<Trans>Formula</Trans>}>
            <bdi>{`1 ${coin} = ${text(offer.price)}`}</bdi>
          </Fact>
        )}
        <Fact name={<Trans>Market price now</Trans>}>
          {offer.marketPrice === null ? (
            <Trans>unknown</Trans>
          ) : (
            <bdi>{text(offer.marketPrice)}</bdi>
          )}
        </Fact>
        {offer.marketDistance !== null && (
          <Fact name={<Trans>Distance from the market</Trans>}>
            <bdi>{percentText(locale, offer.marketDistance)}</bdi>
          </Fact>
        )}
      </dl>
      <p className={styles.words}>
        <Trans>
          This price is fixed. When the market moves, it stays until its owner changes it.
        </Trans>
      </p>
    </InfoDialog>
  );
}

function Fact(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
