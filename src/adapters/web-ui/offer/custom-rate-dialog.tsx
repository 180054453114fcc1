import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { UtcMoment } from "../design/utc-moment.tsx";
import { exchangeName, usePricePointNames } from "../market/exchange-words.ts";
import { InfoDialog } from "../design/info-dialog.tsx";
import styles from "./custom-rate-dialog.module.css";

/** Where a price that does not follow the market comes from, and how far it is from it (answers 67). */
export function CustomRateDialog(props: { offer: ViewedOffer; onClose: () => void }) {
  const { offer, onClose } = props;
  const { locale } = useLingui().i18n;
  const { cryptoCurrencyCode: coin, fiatCurrencyCode: currency } = offer;
  const text = (price: string) => withCode(priceText(locale, price), currency);
  return (
    <InfoDialog open title={<Trans>Custom rate</Trans>} onClose={onClose}>
      <dl className={styles.facts}>
        <Fact name={<Trans>Set by</Trans>}>
          <bdi>{offer.owner.username}</bdi>
        </Fact>
        {offer.rateFormula ? (
          <FormulaFacts formula={offer.rateFormula} text={text} />
        ) : (
          offer.price !== null && (
            <Fact name={<Trans>Formula</Trans>}>
              <bdi>{`1 ${coin} = ${text(offer.price)}`}</bdi>
            </Fact>
          )
        )}
        {offer.rateFormula && offer.price !== null && (
          <Fact name={<Trans>Price now</Trans>}>
            <bdi>{text(offer.price)}</bdi>
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
        {offer.rateFormula ? (
          <Trans>
            The price moves with this exchange. When you start a trade, it is worked out again.
          </Trans>
        ) : (
          <Trans>
            This price is fixed. When the market moves, it stays until its owner changes it.
          </Trans>
        )}
      </p>
    </InfoDialog>
  );
}

function FormulaFacts(props: {
  formula: NonNullable<ViewedOffer["rateFormula"]>;
  text: (price: string) => string;
}) {
  const { formula, text } = props;
  const points = usePricePointNames();
  const { source, pricePoint, multiplier, floor, ceiling, lastValue, lastValueAt } = formula;
  return (
    <>
      <Fact name={<Trans>Source</Trans>}>
        <bdi>{`${exchangeName(source)}, ${points[pricePoint] ?? ""}`}</bdi>
      </Fact>
      <Fact name={<Trans>Formula</Trans>}>
        <bdi>{`${exchangeName(source)} × ${multiplier}`}</bdi>
      </Fact>
      {floor !== null && (
        <Fact name={<Trans>Never below</Trans>}>
          <bdi>{text(floor)}</bdi>
        </Fact>
      )}
      {ceiling !== null && (
        <Fact name={<Trans>Never above</Trans>}>
          <bdi>{text(ceiling)}</bdi>
        </Fact>
      )}
      <Fact name={<Trans>Last value</Trans>}>
        {lastValue === null || lastValueAt === null ? (
          <Trans>unknown</Trans>
        ) : (
          <>
            <bdi>{text(lastValue)}</bdi>{" "}
            <UtcMoment at={new Date(lastValueAt * 1000).toISOString()} />
          </>
        )}
      </Fact>
    </>
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
