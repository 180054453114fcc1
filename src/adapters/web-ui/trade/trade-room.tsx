import type { ReactNode, Ref } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Avatar } from "../design/avatar.tsx";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { StatusChip } from "../design/status-chip.tsx";
import { AppLink } from "../routing/app-link.tsx";
import type { Act } from "./act-words.tsx";
import { isCountedDown } from "./clock-words.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import { statusWords } from "./status-words.tsx";
import { OfferTerms, TheDeal } from "./the-deal.tsx";
import { Timeline } from "./timeline.tsx";
import { partnerOf, type TradeFacts } from "./trade-facts.ts";
import { TurnCard } from "./turn-card.tsx";
import styles from "./trade-room.module.css";

/** One trade on one page: the turn, the timeline, and beside them whom with and what about. */
export function TradeRoom(props: {
  view: TradeView;
  facts: TradeFacts;
  clock: ServerClock;
  cardRef: Ref<HTMLElement>;
  notices: ReactNode;
  onAct: (act: Act) => void;
  onZero: () => void;
}) {
  const { view, facts, clock, cardRef, notices, onAct, onZero } = props;
  const { t } = useLingui();
  const isShownAbove = view.mySide === "buyer" && isCountedDown(view.status);
  return (
    <div className={styles.room}>
      <TradePath view={view} />
      {notices}
      <div className={styles.columns}>
        <div className={styles.content}>
          <TurnCard
            view={view}
            facts={facts}
            clock={clock}
            cardRef={cardRef}
            onAct={onAct}
            onZero={onZero}
          />
          <Timeline view={view} facts={facts} />
          {view.paymentDetails !== null && !isShownAbove && (
            <Card>
              <section className={styles.details} aria-labelledby="details">
                <h2 id="details" className={styles.title}>
                  {view.mySide === "buyer" ? (
                    <Trans>Payment details</Trans>
                  ) : (
                    <Trans>Your payment details</Trans>
                  )}
                </h2>
                <PaymentDetails details={view.paymentDetails} />
              </section>
            </Card>
          )}
        </div>
        <aside className={styles.rail} aria-label={t`About this trade`}>
          <Partner view={view} />
          <TheDeal view={view} />
          <OfferTerms view={view} />
        </aside>
      </div>
    </div>
  );
}

function TradePath({ view }: { view: TradeView }) {
  const { t } = useLingui();
  const { kind, words } = statusWords(view.status);
  return (
    <nav className={styles.path} aria-label={t`Where you are`}>
      <AppLink className={styles.back} to="/trades">
        <ChevronLeft aria-hidden="true" />
        <Trans>Trades</Trans>
      </AppLink>
      <span aria-hidden="true">/</span>
      <bdi className={styles.number}>{view.id}</bdi>
      {view.turn !== null && <StatusChip kind={kind}>{words}</StatusChip>}
    </nav>
  );
}

function Partner({ view }: { view: TradeView }) {
  const { username, completedTrades } = partnerOf(view);
  return (
    <Card>
      <div className={styles.partner}>
        <Avatar name={username} large />
        <div>
          <p className={styles.name}>
            <bdi>{username}</bdi>
          </p>
          <p className={styles.record}>
            <Plural
              value={completedTrades}
              _0="No trades completed yet"
              one="# trade completed"
              other="# trades completed"
            />
          </p>
        </div>
      </div>
    </Card>
  );
}
