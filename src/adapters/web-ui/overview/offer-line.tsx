import { Trans, useLingui } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { percentText, priceText, withCode } from "../design/amount-text.ts";
import { Badge } from "../design/badge.tsx";
import { Notice } from "../design/notice.tsx";
import { Switch } from "../design/switch.tsx";
import { limitsText } from "../market/limits-text.ts";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { myOffersPath } from "../navigation/paths.ts";
import styles from "./offer-line.module.css";

/** One of the user's offers in a line: what it is, its price, and its switch. */
export function OfferLine({ offer }: { offer: MyOfferView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const act = useOfferAct();
  const { cryptoCurrencyCode: asset, paymentMethod, idHashed, isActive } = offer;
  const name = `${asset} · ${paymentMethod.name}`;
  const change = (isOn: boolean) =>
    act.run(() =>
      client.call("switchOffer", {
        parameters: { hash: idHashed },
        body: { new_status: isOn ? "active" : "inactive", offer_version: undefined },
      }),
    );
  return (
    <li className={styles.line}>
      <div className={styles.cells}>
        <div className={styles.words}>
          <AppLink className={styles.name} to={`/offer/${idHashed}`}>
            {offer.type === "sell" ? (
              <Trans>
                Sell <bdi>{name}</bdi>
              </Trans>
            ) : (
              <Trans>
                Buy <bdi>{name}</bdi>
              </Trans>
            )}
          </AppLink>
          <bdi className={styles.fine}>{limitsText(locale, offer)}</bdi>
        </div>
        <bdi className={styles.price}>{priceOf(offer, locale)}</bdi>
        <div className={styles.state}>
          {isActive && !offer.isEnabled && (
            <AppLink className={styles.why} to={`${myOffersPath}?myOffersTab=${offer.type}`}>
              <Badge tone="warning">
                <Trans>Not visible to others</Trans>
              </Badge>
            </AppLink>
          )}
          <Switch
            label={
              <Trans>
                Offer <bdi>{name}</bdi> is on
              </Trans>
            }
            shown={isActive ? <Trans>On</Trans> : <Trans>Off</Trans>}
            isOn={isActive}
            busy={act.isBusy}
            onChange={(isOn) => void change(isOn)}
          />
        </div>
      </div>
      {act.failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={act.failure} />
        </Notice>
      )}
    </li>
  );
}

/** The distance from the market, or the fixed price. */
function priceOf(offer: MyOfferView, locale: string): string {
  const { margin, fixedPrice, rateFormula, price, fiatCurrencyCode } = offer;
  if (margin !== null) return percentText(locale, margin);
  const shown = rateFormula ? price : fixedPrice;
  return shown === null ? "" : withCode(priceText(locale, shown), fiatCurrencyCode);
}
