import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import type { TradeVerdictView } from "../../http/contract/dispute/dispute-views.ts";
import type { TradeEventView, TradeView } from "../../http/contract/trade/trade-views.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { Quote } from "./case-card.tsx";
import { VerdictReasons } from "./verdict-reasons.tsx";
import styles from "./case.module.css";

interface VerdictProps {
  readonly view: TradeView;
  readonly facts: TradeFacts;
  /** The words of an event of the timeline. */
  readonly eventWords: (event: TradeEventView) => ReactNode;
}

/** The verdict in force and the one before an appeal; both stay readable after the trade. */
export function VerdictCard({ view, facts, eventWords }: VerdictProps) {
  const { verdict, formerVerdict } = view;
  return (
    <>
      {verdict && (
        <DecisionCard
          {...{ view, facts, eventWords, verdict }}
          id="verdict"
          title={<Trans>The decision</Trans>}
        >
          <p className={styles.words}>{nextWords(view, verdict, facts)}</p>
          {!formerVerdict && <Appeal view={view} facts={facts} />}
        </DecisionCard>
      )}
      {formerVerdict && (
        <DecisionCard
          {...{ view, facts, eventWords, verdict: formerVerdict }}
          id="former"
          title={<Trans>Decision before the appeal</Trans>}
        >
          <Appeal view={view} facts={facts} />
        </DecisionCard>
      )}
    </>
  );
}

function DecisionCard(
  props: VerdictProps & {
    verdict: Parameters<typeof VerdictReasons>[0]["verdict"];
    id: string;
    title: ReactNode;
    children: ReactNode;
  },
) {
  const { view, facts, eventWords, verdict, id, title, children } = props;
  const { byCodeName } = verdict;
  return (
    <Card>
      <section className={styles.case} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {byCodeName !== null && (
            <Badge tone="info" icon={ShieldCheck}>
              <Trans>
                <bdi>{byCodeName}</bdi>, case worker
              </Trans>
            </Badge>
          )}
        </div>
        <VerdictReasons {...{ view, facts, verdict, eventWords }} />
        {children}
      </section>
    </Card>
  );
}

/** The appeal against a decision, and what was said on hearing it. */
function Appeal({ view, facts }: Omit<VerdictProps, "eventWords">) {
  const texts = view.disputeCase?.texts ?? [];
  return texts
    .filter(({ kind }) => kind === "appeal" || kind === "hearing")
    .map((text) => (
      <div key={text.seq}>
        <p className={styles.said}>
          {text.kind === "hearing" ? (
            <Trans>
              <bdi>{text.codeName}</bdi> reviewed the appeal:
            </Trans>
          ) : text.isMine ? (
            <Trans>You appealed:</Trans>
          ) : (
            <Trans>
              <bdi>{facts.partner}</bdi> appealed:
            </Trans>
          )}
        </p>
        <Quote text={text} />
      </div>
    ));
}

function nextWords(view: TradeView, verdict: TradeVerdictView, facts: TradeFacts): ReactNode {
  const { partner } = facts;
  if (view.escrowState !== "held") return <Trans>It was carried out.</Trans>;
  if (verdict.appealedBy !== null) {
    return <Trans>Someone who wasn't involved reviews the appeal. Nothing moves until then.</Trans>;
  }
  if (verdict.acceptedBy.includes(view.mySide)) {
    return (
      <Trans>
        You accepted it. <bdi>{partner}</bdi> can still appeal.
      </Trans>
    );
  }
  if (view.appeal === "available") {
    return <Trans>If you think it's wrong, you can appeal once.</Trans>;
  }
  return (
    <Trans>
      <bdi>{partner}</bdi> can accept the decision or appeal.
    </Trans>
  );
}
