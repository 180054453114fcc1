import { useId, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { marketText, quoteText } from "./quote-text.ts";
import type { Agreement } from "./use-agreement.ts";
import styles from "./market-card.module.css";

/**
 * Says that the market has left the trade's band, with the old and the new amount; renders nothing
 * inside the band or while a new price is already proposed.
 */
export function MarketCard(props: { view: TradeView; facts: TradeFacts; agreement: Agreement }) {
  const { view, facts, agreement } = props;
  const { locale } = useLingui().i18n;
  const titleId = useId();
  const { priceBand, currency } = view;
  const isAsked = view.proposals.some(({ kind }) => kind === "re-quote");
  if (view.escrowState !== "held" || isAsked) return null;
  if (!priceBand?.isOutside || priceBand.market === null) return null;
  const { fiat, crypto, fee, partner, mySide } = facts;
  const next = priceBand.quote && quoteText(locale, view, priceBand.quote);
  const market = marketText(locale, currency, priceBand.market);
  const low = marketText(locale, currency, priceBand.low);
  const high = marketText(locale, currency, priceBand.high);
  return (
    <Card>
      <section className={styles.part} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          <Trans>The market moved</Trans>
        </h2>
        <p className={styles.words}>
          <Trans>
            One coin now costs <bdi>{market}</bdi>. Your price was agreed for <bdi>{low}</bdi> to{" "}
            <bdi>{high}</bdi>.
          </Trans>{" "}
          {mySide === "buyer" ? (
            <Trans>
              You can continue as agreed, propose a new price, or cancel without it counting against
              you.
            </Trans>
          ) : (
            <Trans>
              You can continue as agreed or propose a new price. <bdi>{partner}</bdi> can cancel
              without it counting against them.
            </Trans>
          )}
        </p>
        {next && (
          <dl className={styles.facts}>
            <Amount label={<Trans>As agreed</Trans>} {...{ mySide, fiat, crypto, fee }} />
            <Amount label={<Trans>At the new price</Trans>} {...{ mySide, fiat }} {...next} />
          </dl>
        )}
        {next && view.offerable.includes("re-quote") && (
          <div>
            <Button
              variant="plain"
              onClick={() => agreement.ask({ kind: "offer", what: "re-quote" })}
            >
              <Trans>Propose the new price</Trans>
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

function Amount(props: {
  label: ReactNode;
  mySide: TradeFacts["mySide"];
  fiat: string;
  crypto: string;
  fee: string;
}) {
  const { label, mySide, fiat, crypto, fee } = props;
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <Trans>
          <bdi>{crypto}</bdi> for <bdi>{fiat}</bdi>
        </Trans>
        {mySide === "seller" && (
          <span className={styles.fee}>
            <Trans>
              and <bdi>{fee}</bdi> fee
            </Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
