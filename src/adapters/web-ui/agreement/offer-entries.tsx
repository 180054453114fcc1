import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ChevronDown } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { windowText } from "../market/window-text.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { isAboutMarket } from "./agreement-deed.ts";
import { offerWords } from "./offer-words.tsx";
import type { Agreement } from "./use-agreement.ts";
import styles from "./offer-entries.module.css";

/** What the user may grant or propose if something is not as agreed; unobtrusive until needed. */
export function OfferEntries(props: { view: TradeView; facts: TradeFacts; agreement: Agreement }) {
  const { view, facts, agreement } = props;
  const { locale } = useLingui().i18n;
  const offers = view.offerable.filter((what) => !isAboutMarket(what));
  if (offers.length === 0) return null;
  const moreTime = windowText(locale, Math.floor(view.windowSeconds / 60));
  return (
    <details className={styles.part}>
      <summary className={styles.title}>
        <Trans>If something is not as agreed</Trans>
        <ChevronDown className={styles.mark} aria-hidden="true" />
      </summary>
      <ul className={styles.entries}>
        {offers.map((what) => (
          <li key={what}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => agreement.ask({ kind: "offer", what })}
            >
              {offerWords(what, facts, moreTime).label}
            </button>
          </li>
        ))}
        {view.status === "paid" && facts.disputeFrom !== undefined && (
          <li className={styles.later}>
            <Trans>
              From <bdi>{facts.disputeFrom}</bdi> you can open a dispute. A case worker decides
              then.
            </Trans>
          </li>
        )}
      </ul>
    </details>
  );
}
