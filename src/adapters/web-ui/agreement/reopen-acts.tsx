import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { RotateCcw } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { reopenPriceWords } from "./reopen-words.tsx";
import { reopenedOf } from "./reopened.ts";
import type { Agreement } from "./use-agreement.ts";
import styles from "./reopen-acts.module.css";

/** The ways to reopen a trade that expired or was cancelled by the buyer, while there are any. */
export function ReopenActs(props: { view: TradeView; facts: TradeFacts; agreement: Agreement }) {
  const { view, facts, agreement } = props;
  const { locale } = useLingui().i18n;
  if (!view.offerable.includes("reopen")) return null;
  const mayHavePaid = view.offerable.includes("reopen-paid");
  const { partner } = facts;
  const ask = (what: "reopen" | "reopen-paid") => () => agreement.ask({ kind: "offer", what });
  return (
    <div className={styles.part}>
      <p className={styles.words}>{reopenPriceWords(facts, reopenedOf(locale, view))}</p>
      <div className={styles.acts}>
        {mayHavePaid && (
          <Button variant="primary" onClick={ask("reopen-paid")}>
            <span>
              <Trans>
                I paid: ask <bdi>{partner}</bdi> to reopen
              </Trans>
            </span>
          </Button>
        )}
        <Button variant="plain" onClick={ask("reopen")}>
          <RotateCcw aria-hidden="true" />
          <span>
            <Trans>
              Ask <bdi>{partner}</bdi> to reopen
            </Trans>
          </span>
        </Button>
      </div>
    </div>
  );
}
