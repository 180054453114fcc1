import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type {
  EvidenceLine,
  ReasonedVerdictView,
} from "../../http/contract/dispute/dispute-views.ts";
import type { TradeEventView, TradeView } from "../../http/contract/trade/trade-views.ts";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { cryptoWords, type TradeFacts } from "../trade/trade-facts.ts";
import { ruleWords } from "./rule-words.tsx";
import styles from "./case.module.css";

/** What a verdict gives to whom, by which rule, on what evidence, and why. */
export function VerdictReasons(props: {
  view: TradeView;
  facts: TradeFacts;
  verdict: ReasonedVerdictView;
  /** The words of an event of the timeline. */
  eventWords: (event: TradeEventView) => ReactNode;
}) {
  const { view, facts, verdict, eventWords } = props;
  const { rule, explanation, evidence, noEvidenceReason } = verdict;
  return (
    <>
      {verdict.buyerShare !== null && <Shares view={view} buyerShare={verdict.buyerShare} />}
      <Sums view={view} facts={facts} verdict={verdict} />
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
      {evidence.length > 0 && (
        <div>
          <h3 className={styles.label}>
            <Trans>Evidence</Trans>
          </h3>
          <ul className={styles.lines}>
            {evidence.map((line) => (
              <Line key={line.kind + line.seq} {...{ line, view, facts, eventWords }} />
            ))}
          </ul>
        </div>
      )}
      {noEvidenceReason !== null && (
        <div>
          <h3 className={styles.label}>
            <Trans>Why no evidence is cited</Trans>
          </h3>
          <blockquote className={styles.quote}>
            <bdi>{noEvidenceReason}</bdi>
          </blockquote>
        </div>
      )}
    </>
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

function Sums(props: { view: TradeView; facts: TradeFacts; verdict: ReasonedVerdictView }) {
  const { view, facts, verdict } = props;
  const { locale } = useLingui().i18n;
  const { buyerGets, sellerGets, feeTaken } = verdict.sums;
  const words = (units: string) => cryptoWords(locale, view.cryptoCurrencyCode, units);
  const isBuyer = view.mySide === "buyer";
  const rows = [
    { key: "mine", name: <Trans>You get</Trans>, units: isBuyer ? buyerGets : sellerGets },
    {
      key: "theirs",
      name: (
        <Trans>
          <bdi>{facts.partner}</bdi> gets
        </Trans>
      ),
      units: isBuyer ? sellerGets : buyerGets,
    },
    { key: "fee", name: <Trans>Escrow fee</Trans>, units: feeTaken },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ key, name, units }) => (
        <div key={key} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <bdi>{words(units)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line(props: {
  line: EvidenceLine;
  view: TradeView;
  facts: TradeFacts;
  eventWords: (event: TradeEventView) => ReactNode;
}) {
  const { line, view, facts, eventWords } = props;
  const { locale } = useLingui().i18n;
  const event = view.timeline.find((each) => isMeant(each, line));
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {event ? eventWords(event) : <Writer by={line.by} view={view} partner={facts.partner} />} ·{" "}
        <PrintedMoment at={line.at}>
          {momentText(locale, Date.parse(line.at), Date.parse(view.now))}
        </PrintedMoment>
      </span>
      {line.text !== null && (
        <span className={styles.quote}>
          {line.text === "" ? (
            <Trans>The time for keeping this text is over.</Trans>
          ) : (
            <bdi>{line.text}</bdi>
          )}
        </span>
      )}
    </li>
  );
}

/** Whether an event of the timeline is the line that is cited; a reading has no number of its own. */
function isMeant({ seq, act }: TradeEventView, line: EvidenceLine): boolean {
  if (act === "details-read") return line.kind === "reading";
  return line.kind === "event" && seq === line.seq;
}

function Writer(props: { by: EvidenceLine["by"]; view: TradeView; partner: string }) {
  const { by, view, partner } = props;
  if (by === "staff") return <Trans>The case worker wrote</Trans>;
  if (by === view.mySide) return <Trans>You wrote</Trans>;
  return (
    <Trans>
      <bdi>{partner}</bdi> wrote
    </Trans>
  );
}
