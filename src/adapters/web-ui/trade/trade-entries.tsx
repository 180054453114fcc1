import { Trans, useLingui } from "@lingui/react/macro";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { MessageSquare } from "lucide-react";
import { Avatar } from "../design/avatar.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Countdown } from "../design/countdown.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { isCountedDown } from "./clock-words.tsx";
import { escrowWaitWords } from "./escrow-wait-words.tsx";
import { headline } from "./headline.tsx";
import { statusWords } from "./status-words.tsx";
import { cardBasics, type TradeBasics } from "./trade-facts.ts";
import { turnActWords } from "./turn-act-words.tsx";
import styles from "./trade-entries.module.css";

interface TradeEntry {
  readonly trade: TradeCard;
  /** In sync with the server's. */
  readonly clock: ServerClock;
}

/** A trade waiting for the user: what to do, by when, and a link to it. */
export function TurnEntry({ trade, clock }: TradeEntry) {
  const basics = useBasics(trade);
  return (
    <li className={styles.mine}>
      <Card accent className={styles.card}>
        <div className={styles.head}>
          <StatusChip kind="your-turn" plain>
            <Trans>Your turn</Trans>
          </StatusChip>
          <NewMessage trade={trade} />
          <TimeLeft trade={trade} clock={clock} />
        </div>
        <h3 className={styles.headline}>{headline(basics)}</h3>
        <About basics={basics} trade={trade} />
        <EscrowState trade={trade} />
        <div>
          <Button variant="primary" href={`/trade/${trade.id}`}>
            <span>{turnActWords(basics)}</span>
          </Button>
        </div>
      </Card>
    </li>
  );
}

/** A trade waiting for someone else, in one line that links to it. */
export function WaitingEntry({ trade, clock }: TradeEntry) {
  const basics = useBasics(trade);
  const { kind, words } = statusWords(trade.status);
  return (
    <li className={styles.entry}>
      <AppLink className={styles.link} to={`/trade/${trade.id}`}>
        <Avatar name={trade.partner.username} url={trade.partner.avatarUrl} />
        <span className={styles.words}>
          <span className={styles.what}>{headline(basics)}</span>
          <About basics={basics} trade={trade} />
          <EscrowState trade={trade} />
        </span>
        <span className={styles.state}>
          <NewMessage trade={trade} />
          <StatusChip kind={kind}>{words}</StatusChip>
          <TimeLeft trade={trade} clock={clock} />
        </span>
      </AppLink>
    </li>
  );
}

/** Where the escrow on the blockchain is, if the trade has one. */
function EscrowState({ trade: { escrowWait } }: { trade: TradeCard }) {
  if (escrowWait === null) return null;
  return <span className={styles.about}>{escrowWaitWords(escrowWait)}</span>;
}

function About(props: { basics: TradeBasics; trade: TradeCard }) {
  const { crypto, fiat, partner } = props.basics;
  const method = props.trade.paymentMethodName;
  return (
    <span className={styles.about}>
      <Trans>
        <bdi>{crypto}</bdi> for <bdi>{fiat}</bdi>
      </Trans>{" "}
      · <bdi>{method}</bdi> · <bdi>{partner}</bdi>
    </span>
  );
}

/** Says that the chat holds what the user has not read. */
function NewMessage({ trade }: { trade: TradeCard }) {
  if (!trade.hasUnreadMessages) return null;
  return (
    <span className={styles.message}>
      <MessageSquare aria-hidden="true" />
      <Trans>New message</Trans>
    </span>
  );
}

function TimeLeft({ trade, clock }: TradeEntry) {
  const { status, expiresAt } = trade;
  if (expiresAt === null || !isCountedDown(status)) return null;
  return <Countdown expiresAt={expiresAt.timestamp} clock={clock} />;
}

function useBasics(trade: TradeCard): TradeBasics {
  const { brandName } = usePageState();
  const { i18n } = useLingui();
  const { locale } = i18n;
  return cardBasics(trade, { locale, brandName });
}
