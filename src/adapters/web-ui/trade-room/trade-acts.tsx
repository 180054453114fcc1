import type { ReactElement } from "react";
import { Trans } from "@lingui/react/macro";
import { Check, Lock, LockOpen, MessageSquarePlus } from "lucide-react";
import { Button } from "../design/button.tsx";
import { actWords, type orderActs } from "./act-words.tsx";
import type { Act } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import styles from "./trade-acts.module.css";

/**
 * The next step: one primary button, which a phone keeps at the bottom of the window, within reach
 * of the thumb. Answers to a verdict, and evidence, stay in the card.
 */
export function TradeActs(props: {
  acts: Pick<ReturnType<typeof orderActs>, "main" | "answers">;
  facts: TradeFacts;
  onAct: (act: Act) => void;
  /** Whether a case worker is waiting for evidence. */
  onEvidence: (() => void) | undefined;
  /** Whether it stays in the card on a phone too: something else comes first. */
  isLater: boolean;
}) {
  const { acts, facts, onAct, onEvidence, isLater } = props;
  const { main, answers } = acts;
  if (main !== undefined) {
    return (
      <div className={isLater ? styles.few : styles.acts}>
        <div className={styles.main}>
          <Button variant="primary" wide onClick={() => onAct(main)}>
            {mainIcon(main)}
            <span>{actWords(main, facts).label}</span>
          </Button>
        </div>
      </div>
    );
  }
  if (answers.length === 0 && !onEvidence) return null;
  return (
    <div className={styles.few}>
      {onEvidence && (
        <Button variant="primary" onClick={onEvidence}>
          <MessageSquarePlus aria-hidden="true" />
          <span>
            <Trans>Add evidence</Trans>
          </span>
        </Button>
      )}
      {answers.map((act) => (
        <Button
          key={act}
          variant={act === "appeal" ? "primary" : "plain"}
          onClick={() => onAct(act)}
        >
          <span>{actWords(act, facts).label}</span>
        </Button>
      ))}
    </div>
  );
}

function mainIcon(act: Act): ReactElement {
  if (act === "fund") return <Lock aria-hidden="true" />;
  return act === "release" ? <LockOpen aria-hidden="true" /> : <Check aria-hidden="true" />;
}
