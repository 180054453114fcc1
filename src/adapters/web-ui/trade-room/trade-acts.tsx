import type { ReactElement } from "react";
import { Trans } from "@lingui/react/macro";
import { Check, Lock, LockOpen, MessageSquarePlus } from "lucide-react";
import { Button } from "../design/button.tsx";
import { actWords, type orderActs } from "./act-words.tsx";
import type { Act } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import styles from "./trade-acts.module.css";

/**
 * What the reader may do now: one strong button and quiet others. On a phone they stay at the bottom
 * of the window, in reach of the thumb; without a strong one they stay in the card.
 */
export function TradeActs(props: {
  acts: ReturnType<typeof orderActs>;
  facts: TradeFacts;
  onAct: (act: Act) => void;
  /** Where a case worker waits for evidence. */
  onEvidence: (() => void) | undefined;
}) {
  const { acts, facts, onAct, onEvidence } = props;
  const { main, others } = acts;
  if (main === undefined) {
    return (
      (others.length > 0 || onEvidence) && (
        <div className={styles.few}>
          {onEvidence && (
            <Button variant="primary" onClick={onEvidence}>
              <MessageSquarePlus aria-hidden="true" />
              <span>
                <Trans>Add evidence</Trans>
              </span>
            </Button>
          )}
          {others.map((act) => (
            <Button key={act} variant="plain" onClick={() => onAct(act)}>
              <span>{actWords(act, facts).label}</span>
            </Button>
          ))}
        </div>
      )
    );
  }
  return (
    <div className={styles.acts}>
      <div className={styles.main}>
        <Button variant="primary" wide onClick={() => onAct(main)}>
          {mainIcon(main)}
          <span>{actWords(main, facts).label}</span>
        </Button>
      </div>
      {others.map((act) => (
        <button key={act} type="button" className={styles.quiet} onClick={() => onAct(act)}>
          {actWords(act, facts).label}
        </button>
      ))}
    </div>
  );
}

function mainIcon(act: Act): ReactElement {
  if (act === "fund") return <Lock aria-hidden="true" />;
  return act === "release" ? <LockOpen aria-hidden="true" /> : <Check aria-hidden="true" />;
}
