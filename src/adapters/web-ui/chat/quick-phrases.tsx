import { useLingui } from "@lingui/react/macro";
import { quickPhrasesFor, type QuickPhrase } from "../../../domain/chat/quick-phrases.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import styles from "./quick-phrases.module.css";

/** Phrases that fit the step of the trade. A press puts one into the field; it is sent from there. */
export function QuickPhrases(props: {
  view: Pick<TradeView, "mySide" | "status">;
  onChoose: (text: string) => void;
}) {
  const { t } = useLingui();
  const { view, onChoose } = props;
  const words = usePhraseWords();
  const phrases = quickPhrasesFor(view.mySide, view.status);
  if (phrases.length === 0) return null;
  return (
    <div className={styles.phrases} role="group" aria-label={t`Quick phrases`}>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={styles.phrase}
          onClick={() => onChoose(words[phrase])}
        >
          {words[phrase]}
        </button>
      ))}
    </div>
  );
}

function usePhraseWords(): Readonly<Record<QuickPhrase, string>> {
  const { t } = useLingui();
  return {
    hello: t`Good to trade with you. I'm here.`,
    ready_to_pay: t`I'm ready to pay.`,
    paying_now: t`I'm paying now.`,
    have_paid: t`I've paid.`,
    please_check: t`Please check whether it has arrived.`,
    checking: t`I'm checking.`,
    not_arrived: t`It hasn't arrived yet.`,
    received: t`It has arrived. I'm releasing now.`,
    thank_you: t`Thanks for the trade.`,
  };
}
