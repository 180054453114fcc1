import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { ChargebackView } from "../../http/contract/claim/chargeback-views.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { MessageFiles } from "../attachment/message-files.tsx";
import { withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Countdown } from "../design/countdown.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { useRead } from "../server/use-read.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { PolicyTime } from "../design/policy-number.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { RepaymentPlan } from "./repayment-plan.tsx";
import { useChargeback } from "./use-chargeback.ts";
import styles from "./chargeback-card.module.css";

/** A payment that was, or could be, reversed: the report, the answer, and what is owed. */
export function ChargebackCard(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  onZero: () => void;
}) {
  const { view, facts, clock, onZero } = props;
  const { chargeback: told } = view;
  const chargeback = useChargeback(view.id);
  if (told.state === "none" && !told.mayReport) return null;
  return (
    <Card accent={told.mayAnswer}>
      <section className={styles.card} aria-labelledby="chargeback">
        <div className={styles.head}>
          <h2 id="chargeback" className={styles.title}>
            {told.state === "none" ? (
              <Trans>If the payment is reversed</Trans>
            ) : (
              <Trans>Report of a reversed payment</Trans>
            )}
          </h2>
          {told.mayAnswer && told.answerUntil !== null && (
            <Countdown
              expiresAt={Math.floor(Date.parse(told.answerUntil) / 1_000)}
              clock={clock}
              onZero={onZero}
            />
          )}
        </div>
        <p className={styles.words}>{stateWords(view, facts)}</p>
        <Report told={told} view={view} facts={facts} />
        <Claim told={told} />
        {told.claim?.plan && (
          <RepaymentPlan
            plan={told.claim.plan}
            currency={told.claim.currency}
            isDebtor={view.mySide === "buyer"}
          />
        )}
        {chargeback.refused && (
          <Notice tone="warning">{failureWords(chargeback.refused, facts.partner)}</Notice>
        )}
        {told.mayAnswer && (
          <div>
            <Button variant="primary" onClick={() => chargeback.ask("answer")}>
              <Trans>Answer</Trans>
            </Button>
          </div>
        )}
        {told.mayReport && (
          <div>
            <Button variant="plain" onClick={() => chargeback.ask("report")}>
              <Trans>Report a reversed payment</Trans>
            </Button>
          </div>
        )}
      </section>
      {told.mayReport && (chargeback.asked === "report" || chargeback.asked === "support") && (
        <ReportDialog {...{ view, facts, chargeback }} />
      )}
      {chargeback.asked === "answer" && told.mayAnswer && (
        <AnswerDialog {...{ facts, chargeback }} />
      )}
    </Card>
  );
}

function stateWords(view: TradeView, { partner }: TradeFacts): ReactNode {
  const { chargeback, mySide, paymentMethod } = view;
  const isBuyer = mySide === "buyer";
  return match(chargeback.state)
    .returnType<ReactNode>()
    .with("none", () => (
      <Trans>
        Payments by <bdi>{paymentMethod.name}</bdi> can be reversed later. If that happens, report
        it within <PolicyTime of={({ trade }) => trade.chargebackWithin} /> of the trade.
      </Trans>
    ))
    .with("pending", () => pendingWords(chargeback, isBuyer, partner))
    .with("dismissed", () =>
      isBuyer ? (
        <Trans>The report was dismissed. You owe nothing.</Trans>
      ) : (
        <Trans>Your report was dismissed. Nothing is owed to you.</Trans>
      ),
    )
    .with("confirmed", () =>
      isBuyer ? (
        <Trans>
          The report was confirmed. What you owe is taken from this crypto whenever you receive it.
          You can't start trades until it's paid.
        </Trans>
      ) : (
        <Trans>
          Your report was confirmed. When <bdi>{partner}</bdi> receives this crypto, it goes to you
          until the debt is paid.
        </Trans>
      ),
    )
    .with("paid", () => <Trans>Nothing is owed for this trade.</Trans>)
    .exhaustive();
}

function pendingWords(told: ChargebackView, isBuyer: boolean, partner: string): ReactNode {
  if (told.mayAnswer) {
    return (
      <Trans>
        <bdi>{partner}</bdi> says your payment was reversed. Respond before a moderator decides.
      </Trans>
    );
  }
  if (told.answer !== null || told.answerUntil === null) {
    return <Trans>A moderator is reviewing it.</Trans>;
  }
  return isBuyer ? (
    <Trans>You can respond.</Trans>
  ) : (
    <Trans>
      We are reviewing your report. <bdi>{partner}</bdi> has{" "}
      <PolicyTime of={({ trade }) => trade.chargebackAnswerWithin} /> to respond first.
    </Trans>
  );
}

function Report(props: { told: ChargebackView; view: TradeView; facts: TradeFacts }) {
  const { told, view, facts } = props;
  const { report, answer } = told;
  if (!report) return null;
  const isSeller = view.mySide === "seller";
  return (
    <>
      <Statement
        by={isSeller ? <Trans>You reported:</Trans> : <Said name={facts.partner} />}
        text={report.text}
      />
      <dl className={styles.details}>
        <Detail name={<Trans>Bank reference</Trans>}>
          <bdi>{report.bankReference}</bdi>
        </Detail>
        {report.amount !== null && (
          <Detail name={<Trans>Amount</Trans>}>
            <bdi>{withCode(report.amount, view.currency)}</bdi>
          </Detail>
        )}
        {report.date !== null && (
          <Detail name={<Trans>Date</Trans>}>
            <bdi>{report.date}</bdi>
          </Detail>
        )}
      </dl>
      {report.fileId !== null && <NoticeShown tradeId={view.id} fileId={report.fileId} />}
      {answer && (
        <Statement
          by={isSeller ? <Said name={facts.partner} /> : <Trans>Your response:</Trans>}
          text={answer.text}
        />
      )}
    </>
  );
}

/** The bank's notice, which also stands in the chat. */
function NoticeShown({ tradeId, fileId }: { tradeId: string; fileId: string }) {
  const { data } = useRead("listUploads", { parameters: { id: tradeId } });
  const files = data?.data.filter(({ id }) => id === fileId) ?? [];
  return files.length > 0 && <MessageFiles place={{ kind: "trade", id: tradeId }} files={files} />;
}

function Said({ name }: { name: string }) {
  return (
    <Trans>
      <bdi>{name}</bdi> wrote:
    </Trans>
  );
}

function Statement(props: { by: ReactNode; text: string }) {
  return (
    <div>
      <p className={styles.by}>{props.by}</p>
      <blockquote className={styles.quote}>
        {props.text === "" ? (
          <Trans>This text was deleted after its retention period.</Trans>
        ) : (
          <bdi>{props.text}</bdi>
        )}
      </blockquote>
    </div>
  );
}

function Claim({ told: { claim } }: { told: ChargebackView }) {
  if (!claim) return null;
  const { currency: asset, amount, paidBack, writtenOff, open } = claim;
  return (
    <dl className={styles.details}>
      <Detail name={<Trans>Owed</Trans>}>
        <Money asset={asset} amount={amount} />
      </Detail>
      <Detail name={<Trans>Paid back</Trans>}>
        <Money asset={asset} amount={paidBack} />
      </Detail>
      {writtenOff !== "0" && (
        <Detail name={<Trans>Written off</Trans>}>
          <Money asset={asset} amount={writtenOff} />
        </Detail>
      )}
      <Detail name={<Trans>Still open</Trans>}>
        <Money asset={asset} amount={open} />
      </Detail>
    </dl>
  );
}

function Detail(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
