import { useState, type ReactNode } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OfferCard } from "../../http/contract/offer/offer-views.ts";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { limitsText } from "../market/limits-text.ts";
import { durationText } from "../design/duration-text.ts";
import { TraderRecord } from "../market/trader-record.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { clearCompared, mostCompared, useCompared } from "./compared-offers.ts";
import styles from "./compare-bar.module.css";

/** The way to the comparison, below the list. */
export function CompareBar() {
  const compared = useCompared();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar} role="status">
      <span>
        <Plural value={compared.length} one="# offer to compare" other="# offers to compare" />
        {compared.length === mostCompared && (
          <>
            {" · "}
            <Trans>maximum reached</Trans>
          </>
        )}
      </span>
      <span className={styles.acts}>
        <Button variant="plain" onClick={clearCompared}>
          <Trans>Clear</Trans>
        </Button>
        <Button
          variant="primary"
          disabled={compared.length < 2}
          onClick={() => setOpen(compared.length > 1)}
        >
          <Trans>Compare</Trans>
        </Button>
      </span>
      {isOpen && <Comparison offers={compared} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Comparison(props: { offers: readonly OfferCard[]; onClose: () => void }) {
  const { offers, onClose } = props;
  return (
    <InfoDialog open title={<Trans>Compare offers</Trans>} onClose={onClose}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {offers.map(({ idHashed, owner }) => (
                <th key={idHashed} scope="col">
                  <AppLink to={`/offer/${idHashed}`}>
                    <bdi>{owner.username}</bdi>
                  </AppLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ComparedRows offers={offers} />
          </tbody>
        </table>
      </div>
    </InfoDialog>
  );
}

function ComparedRows({ offers }: { offers: readonly OfferCard[] }): ReactNode {
  const { i18n, t } = useLingui();
  const { locale } = i18n;
  const money = (price: string | null, currency: string) =>
    price === null ? "–" : withCode(priceText(locale, price), currency);
  const rows: readonly (readonly [string, (offer: OfferCard) => ReactNode])[] = [
    [t`Payment`, ({ paymentMethodName }) => <bdi>{paymentMethodName}</bdi>],
    [t`Price`, (offer) => <bdi>{money(offer.price, offer.fiatCurrencyCode)}</bdi>],
    [
      t`To market`,
      ({ marketDistance }) =>
        marketDistance === null ? "–" : <bdi>{percentText(locale, marketDistance)}</bdi>,
    ],
    [t`Escrow fee`, ({ feePercent }) => <bdi>{`${feePercent}%`}</bdi>],
    [t`All in`, (offer) => <bdi>{money(offer.allInPrice, offer.fiatCurrencyCode)}</bdi>],
    [t`Limits`, (offer) => <bdi>{limitsText(locale, offer)}</bdi>],
    [
      t`Release time`,
      ({ owner: { releaseTimeMedianSeconds: seconds } }) =>
        seconds === null ? t`not known yet` : durationText(locale, seconds),
    ],
    [t`Record`, ({ owner }) => <TraderRecord owner={owner} />],
    [t`Requirements`, (offer) => <Gates offer={offer} />],
    [t`Score`, ({ score }) => (score === null ? "–" : String(score))],
  ];
  return rows.map(([name, show]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {offers.map((offer) => (
        <td key={offer.idHashed}>{show(offer)}</td>
      ))}
    </tr>
  ));
}

/** Whom the owner lets take it. */
function Gates({ offer }: { offer: OfferCard }): ReactNode {
  const { t } = useLingui();
  const trades = offer.requireMinPastTrades;
  const gates = [
    offer.requireVerifiedId && t`verified ID`,
    offer.requireFullNameVisibility && t`full name`,
    trades > 0 && t`${trades} completed trades`,
    offer.showOnlyTrustedUser && t`the owner's trust`,
    offer.isAnonymousUserRestricted && t`an account`,
    offer.allowedCountries.length + offer.blockedCountries.length > 0 && t`certain countries`,
    offer.newBuyerMaxFiatLimit !== null && t`small first trades`,
  ].filter((gate) => gate !== false);
  return gates.length === 0 ? <Trans>nothing</Trans> : gates.join(", ");
}
