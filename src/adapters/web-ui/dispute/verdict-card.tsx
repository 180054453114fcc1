import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { ShieldCheck } from "lucide-react";
import type { TradeVerdictView } from "../../http/contract/dispute/dispute-views.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Badge } from "../design/badge.tsx";
import { Card } from "../design/card.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { Quote } from "./case-card.tsx";
import { ruleWords } from "./rule-words.tsx";
import styles from "./case.module.css";

/** The verdict: for whom, by which rule, why, by whom, and what can still be done about it. */
export function VerdictCard({ view, facts }: { view: TradeView; facts: TradeFacts }) {
  const { verdict, disputeCase } = view;
  if (!verdict) return null;
  const { rule, byCodeName, explanation } = verdict;
  const appeals = disputeCase?.texts.filter(({ kind }) => kind === "appeal") ?? [];
  const hearings = disputeCase?.texts.filter(({ kind }) => kind === "hearing") ?? [];
  return (
    <Card>
      <section className={styles.case} aria-labelledby="verdict">
        <div className={styles.head}>
          <h2 id="verdict" className={styles.title}>
            <Trans>The decision</Trans>
          </h2>
          {byCodeName !== null && (
            <Badge tone="info" icon={ShieldCheck}>
              <Trans>
                <bdi>{byCodeName}</bdi>, case worker
              </Trans>
            </Badge>
          )}
        </div>
        {verdict.buyerShare !== null && <Shares view={view} buyerShare={verdict.buyerShare} />}
        {rule && (
          <p className={styles.said}>
            <Trans>
              Rule <bdi>{rule.code}</bdi>:
            </Trans>{" "}
            {ruleWords(rule)}
          </p>
        )}
        {explanation !== "" && (
          <blockquote className={styles.quote}>
            <bdi>{explanation}</bdi>
          </blockquote>
        )}
        <p className={styles.words}>{nextWords(view, verdict, facts)}</p>
        {appeals.map((text) => (
          <div key={text.seq}>
            <p className={styles.said}>
              {text.isMine ? (
                <Trans>You appealed:</Trans>
              ) : (
                <Trans>
                  <bdi>{facts.partner}</bdi> appealed:
                </Trans>
              )}
            </p>
            <Quote text={text} />
          </div>
        ))}
        {hearings.map((text) => (
          <div key={text.seq}>
            <p className={styles.said}>
              <Trans>
                <bdi>{text.codeName}</bdi> reviewed the appeal:
              </Trans>
            </p>
            <Quote text={text} />
          </div>
        ))}
      </section>
    </Card>
  );
}

/** Each side's share of a split, in percent. */
function Shares({ view, buyerShare }: { view: TradeView; buyerShare: number }) {
  const { locale } = useLingui().i18n;
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
      share / 10_000,
    );
  const isBuyer = view.mySide === "buyer";
  const mine = percent(isBuyer ? buyerShare : 10_000 - buyerShare);
  const theirs = percent(isBuyer ? 10_000 - buyerShare : buyerShare);
  return (
    <p className={styles.said}>
      <Trans>
        You get <bdi>{mine}</bdi>, the other side <bdi>{theirs}</bdi> of the crypto.
      </Trans>
    </p>
  );
}

function nextWords(view: TradeView, verdict: TradeVerdictView, facts: TradeFacts): ReactNode {
  const { partner } = facts;
  if (view.escrowState !== "held") return <Trans>It was carried out.</Trans>;
  if (verdict.appealedBy !== null) {
    return (
      <Trans>Somebody who wasn't involved reviews the appeal. Nothing moves until then.</Trans>
    );
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
