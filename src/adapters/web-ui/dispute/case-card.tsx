import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Hourglass, ShieldCheck } from "lucide-react";
import { match } from "ts-pattern";
import type { CaseTextView, DisputeCaseView } from "../../http/contract/dispute/dispute-views.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import { Countdown } from "../design/countdown.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { reasonWords } from "./reason-words.tsx";
import styles from "./case.module.css";

/** Who works on a dispute, what was requested from whom, and why it was opened. */
export function CaseCard(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  onZero: () => void;
}) {
  const { view, facts, clock, onZero } = props;
  const { disputeCase } = view;
  if (!disputeCase) return null;
  const isOpen = view.status === "dispute_open";
  return (
    <Card accent={isOpen && disputeCase.asked?.isOwed === true}>
      <section className={styles.case} aria-labelledby="case">
        <div className={styles.head}>
          <h2 id="case" className={styles.title}>
            <Trans>The dispute</Trans>
          </h2>
          {isOpen && <Worker name={disputeCase.caseWorker} />}
        </div>
        {isOpen && <Waiting dispute={disputeCase} />}
        {isOpen && <Asked view={view} dispute={disputeCase} clock={clock} onZero={onZero} />}
        <p className={styles.words}>
          <Opener dispute={disputeCase} facts={facts} />{" "}
          <span className={styles.said}>{reasonWords(disputeCase.reason)}.</span>
        </p>
        {disputeCase.texts
          .filter(({ kind }) => kind === "reason")
          .map((text) => (
            <Quote key={text.seq} text={text} />
          ))}
      </section>
    </Card>
  );
}

/** The text, verbatim. */
export function Quote({ text: { text } }: { text: CaseTextView }) {
  return (
    <blockquote className={styles.quote}>
      {text === "" ? (
        <Trans>This text was deleted after its retention period.</Trans>
      ) : (
        <bdi>{text}</bdi>
      )}
    </blockquote>
  );
}

function Worker({ name }: { name: string | null }) {
  return name === null ? (
    <Badge tone="neutral" icon={Hourglass}>
      <Trans>Waiting for a case worker</Trans>
    </Badge>
  ) : (
    <Badge tone="info" icon={ShieldCheck}>
      <Trans>
        <bdi>{name}</bdi>, case worker
      </Trans>
    </Badge>
  );
}

/** Says that the case is overdue, and what follows. */
function Waiting({ dispute }: { dispute: DisputeCaseView }) {
  const words = match(dispute.escalation)
    .returnType<ReactNode>()
    .with("none", () =>
      dispute.hearing > 1 ? (
        <Trans>
          The appeal was granted. Another case worker decides, and that decision is final.
        </Trans>
      ) : null,
    )
    .with("supermoderators", "admins", () => (
      <Trans>
        This is taking longer than it should. Our team has been alerted, and the escrow fee of this
        trade is waived.
      </Trans>
    ))
    .exhaustive();
  return words && <p className={styles.words}>{words}</p>;
}

function Asked(props: {
  view: TradeView;
  dispute: DisputeCaseView;
  clock: ServerClock;
  onZero: () => void;
}) {
  const { view, dispute, clock, onZero } = props;
  const { asked, caseWorker } = dispute;
  if (!asked) return null;
  const isMe = asked.sides.includes(view.mySide);
  const request = dispute.texts.findLast(({ kind }) => kind === "request");
  return (
    <div className={styles.asked} data-owed={asked.isOwed}>
      <div className={styles.head}>
        <p className={styles.said}>
          {isMe ? (
            asked.isOwed ? (
              <Trans>
                <bdi>{caseWorker}</bdi> asks you for evidence. Answer in the chat.
              </Trans>
            ) : (
              <Trans>
                <bdi>{caseWorker}</bdi> asked you for evidence, and you answered.
              </Trans>
            )
          ) : (
            <Trans>
              <bdi>{caseWorker}</bdi> asked the other side for evidence.
            </Trans>
          )}
        </p>
        {asked.isOwed && (
          <Countdown
            expiresAt={Math.floor(Date.parse(asked.until) / 1_000)}
            clock={clock}
            onZero={onZero}
          />
        )}
      </div>
      {request && <Quote text={request} />}
    </div>
  );
}

function Opener(props: { dispute: DisputeCaseView; facts: TradeFacts }) {
  const { mySide, partner } = props.facts;
  return match(props.dispute.openedBy)
    .returnType<ReactNode>()
    .with("clock", () => <Trans>It was opened automatically:</Trans>)
    .with("staff", () => <Trans>A case worker opened it:</Trans>)
    .with("buyer", "seller", (side) =>
      side === mySide ? (
        <Trans>You opened it:</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> opened it:
        </Trans>
      ),
    )
    .exhaustive();
}
