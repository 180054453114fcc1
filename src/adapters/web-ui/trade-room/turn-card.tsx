import type { ReactElement, ReactNode, Ref } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Card } from "../design/card.tsx";
import { Countdown, CountdownBar } from "../design/countdown.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { usePageState } from "../page-context.ts";
import { PageHeading } from "../navigation/page-heading.tsx";
import { orderActs } from "./act-words.tsx";
import type { Act } from "../trade/trade-act.ts";
import { clockWords, isCountedDown } from "../trade/clock-words.tsx";
import { escrowExplanation } from "./escrow-explanation.tsx";
import { explanation } from "./explanation.tsx";
import { headline } from "../trade/headline.tsx";
import { DetailsHidden, PaymentDetails } from "./payment-details.tsx";
import { PayerName } from "./payer-name.tsx";
import { turnWords } from "../trade/status-words.tsx";
import { SafetyList } from "./safety-list.tsx";
import { RoomHelp } from "./room-help.tsx";
import { TradeActs } from "./trade-acts.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { useRoomTitle } from "./use-room-title.ts";
import styles from "./turn-card.module.css";

/** Whose turn it is, what to do, by when, and what happens if nobody acts. */
export function TurnCard(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  cardRef: Ref<HTMLElement>;
  /** Entries of the help menu for what the user may grant or propose. */
  offers?: readonly ReactElement[];
  /** How the escrow is funded later, and how an ended trade continues. */
  besides?: ReactNode;
  /** What follows the trade. */
  afterwards?: ReactNode;
  /** Whether something else comes before the main act, which then stays in the card on a phone. */
  isLater?: boolean;
  onAct: (act: Act) => void;
  /** Leads to the field of the chat. */
  onWrite: () => void;
  onZero: () => void;
}) {
  const { view, facts, clock, cardRef, onAct, onWrite, onZero } = props;
  const { offers = noOffers, besides, afterwards, isLater = false } = props;
  const { t } = useLingui();
  const { isDemo } = usePageState();
  const { expiresAt } = view;
  const acts = orderActs(withoutSigned(view));
  const isMyTurn = view.turn === view.mySide;
  const turn = turnWords({ ...facts, turn: view.turn });
  const running =
    expiresAt !== null && isCountedDown(view.status)
      ? { expiresAt: expiresAt.timestamp, clock }
      : undefined;
  const atZero = clockWords(facts);
  const isBuyer = view.mySide === "buyer";
  const paysNow = isBuyer && isMyTurn && isCountedDown(view.status) && view.giftCard === null;
  return (
    <Card accent={isMyTurn}>
      <section ref={cardRef} className={styles.turn} aria-label={t`Now`}>
        <div className={styles.head}>
          <StatusChip kind={turn.kind} plain>
            {turn.words}
          </StatusChip>
          {running && <Countdown {...running} size="large" atZero={atZero} onZero={onZero} />}
        </div>
        <div className={styles.words}>
          <PageHeading className={styles.headline} title={useRoomTitle(view)}>
            {headline(facts)}
          </PageHeading>
          <p className={styles.explanation}>
            {facts.isOnChain === true && facts.escrow !== "held"
              ? escrowExplanation(facts)
              : explanation(facts)}{" "}
            {view.custody === "multisig" && view.allowedActs.includes("release") && (
              <Trans>You can release it below, with your twelve words.</Trans>
            )}{" "}
            {isDemo && isMyTurn && view.status === "active_funded" && isBuyer && (
              <Trans>In this demo you needn't send any money.</Trans>
            )}
            {isDemo && isMyTurn && view.status === "paid" && !isBuyer && (
              <Trans>In this demo no money arrives: go on as if it had.</Trans>
            )}{" "}
            {atZero && <span className={styles.clock}>{atZero}</span>}
          </p>
        </div>
        {paysNow &&
          (view.paymentDetails === null ? (
            <DetailsHidden partner={facts.partner} waitsForMe={view.flow.step === "requirements"} />
          ) : (
            <PaymentDetails details={view.paymentDetails} toPay={view} />
          ))}
        <SafetyList view={view} />
        <PayerName view={view} />
        {running && <CountdownBar {...running} windowSeconds={view.windowSeconds} />}
        <TradeActs
          acts={acts}
          facts={facts}
          onAct={onAct}
          isLater={isLater}
          onEvidence={view.status === "dispute_open" ? onWrite : undefined}
        />
        {view.isReleaseError && view.mySide === "seller" && (
          <Notice tone="warning">
            <Trans>
              The last release failed, and nothing was released. Try again: it is done only once.
            </Trans>
          </Notice>
        )}
        {besides}
        {afterwards}
        <RoomHelp {...{ view, facts, acts, offers, onAct, onWrite }} />
      </section>
    </Card>
  );
}

/** What is released with a signature is released in the card of its escrow. */
function withoutSigned(view: TradeView): TradeView {
  if (view.custody === "ledger") return view;
  return { ...view, allowedActs: view.allowedActs.filter((act) => act !== "release") };
}

const noOffers: readonly ReactElement[] = [];
