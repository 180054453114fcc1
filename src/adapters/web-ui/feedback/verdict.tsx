import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import styles from "./feedback.module.css";

type Feedback = NonNullable<TradeFeedbackView["given"]>;

/** Feedback in words with its icon, the text, and the reply to it. */
export function Verdict(props: { feedback: Feedback; replyBy: ReactNode }) {
  const { type, text, reply } = props.feedback;
  return (
    <div className={styles.verdict}>
      <p className={styles.kind} data-kind={type}>
        <KindIcon kind={type} />
        <span>{kindWords(type)}</span>
      </p>
      {text !== "" && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {reply !== null && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{props.replyBy}</p>
          <p className={styles.text}>
            <bdi>{reply}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

/** The icon of a kind, next to its word. */
export function KindIcon({ kind }: { kind: Feedback["type"] }) {
  const Icon = kind === "positive" ? ThumbsUp : ThumbsDown;
  return <Icon aria-hidden="true" />;
}

/** A kind in a word. */
export function kindWords(kind: Feedback["type"]): ReactNode {
  return kind === "positive" ? <Trans>Positive</Trans> : <Trans>Negative</Trans>;
}
