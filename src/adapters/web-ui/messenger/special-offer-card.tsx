import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SpecialOfferView } from "../../http/contract/offer/special-offer.ts";
import { boundText, priceText, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { useOfferAct } from "../offer-act/use-offer-act.ts";
import { client } from "../server/client.ts";
import { specialOfferPath } from "../navigation/paths.ts";
import styles from "./special-offer-card.module.css";

/** An offer that one of a chat made to the other, and what its reader can do about it. */
export function SpecialOfferCard(props: {
  offer: SpecialOfferView;
  partner: string;
  chatId: string;
  onChanged: () => void;
}) {
  const { offer, partner, chatId, onChanged } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const act = useOfferAct(onChanged);
  const { idHashed: hash, cryptoCurrencyCode: asset, fiatCurrencyCode: currency } = offer;
  const until = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const isOpen = offer.state === "open";
  const counter = new URLSearchParams({
    chat_id: chatId,
    partner_id: partner,
    type: offer.offerType === "sell" ? "buy" : "sell",
    crypto_currency_code: asset,
    currency,
    payment_method: offer.paymentMethodSlug,
  });
  return (
    <div className={styles.card} data-open={isOpen}>
      <p className={styles.title}>{titleOf(offer, partner)}</p>
      <dl className={styles.facts}>
        <Fact name={<Trans>Price</Trans>}>
          {offer.price === null ? "–" : withCode(priceText(locale, offer.price), currency)}
        </Fact>
        <Fact name={<Trans>Amount</Trans>}>{withCode(amountsText(locale, offer), currency)}</Fact>
        <Fact name={<Trans>Payment method</Trans>}>{offer.paymentMethodName}</Fact>
      </dl>
      <p className={styles.state}>
        {isOpen ? (
          <Trans>
            Price locked until <bdi>{until.format(new Date(offer.expiresAt))}</bdi>
          </Trans>
        ) : (
          stateWords(offer)
        )}
      </p>
      {act.failure && (
        <Notice tone="danger">
          <OfferFailureWords failure={act.failure} />
        </Notice>
      )}
      {offer.isMine && (isOpen || offer.state === "held") && (
        <Button
          variant="plain"
          busy={act.isBusy}
          onClick={() => void act.run(() => client.call("deleteOffer", { parameters: { hash } }))}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {!offer.isMine && isOpen && (
        <div className={styles.acts}>
          <Button variant={offer.offerType === "sell" ? "buy" : "sell"} href={`/offer/${hash}`}>
            <Trans>View offer</Trans>
          </Button>
          <Button variant="plain" href={`${specialOfferPath}?${counter.toString()}`}>
            <Trans>Counter-offer</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}

function titleOf(
  { isMine, offerType, cryptoCurrencyCode: asset }: SpecialOfferView,
  partner: string,
): ReactNode {
  if (isMine && offerType === "sell") {
    return (
      <Trans>
        Your special offer: you sell <bdi>{asset}</bdi>
      </Trans>
    );
  }
  if (isMine) {
    return (
      <Trans>
        Your special offer: you buy <bdi>{asset}</bdi>
      </Trans>
    );
  }
  return offerType === "sell" ? (
    <Trans>
      Special offer for you: <bdi>{partner}</bdi> sells <bdi>{asset}</bdi>
    </Trans>
  ) : (
    <Trans>
      Special offer for you: <bdi>{partner}</bdi> buys <bdi>{asset}</bdi>
    </Trans>
  );
}

function stateWords({ state, isMine }: SpecialOfferView): ReactNode {
  switch (state) {
    case "open":
      return undefined;
    case "taken":
      return <Trans>A trade was started on this offer.</Trans>;
    case "withdrawn":
      return <Trans>This offer was withdrawn.</Trans>;
    case "expired":
      return <Trans>This offer has expired.</Trans>;
    case "held":
      return isMine ? (
        <Trans>A moderator checks this offer first.</Trans>
      ) : (
        <Trans>This offer can't be taken at the moment.</Trans>
      );
  }
}

function amountsText(locale: string, offer: SpecialOfferView): string {
  const text = (amount: string) => boundText(locale, offer.fiatCurrencyCode, amount);
  const { fiatAmountRangeMin: min, fiatAmountRangeMax: max } = offer;
  return min === null || max === null
    ? offer.predefinedAmounts.map(text).join(" · ")
    : `${text(min)} – ${text(max)}`;
}
