import { Trans } from "@lingui/react/macro";
import type { TradeCard } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import type { ServerClock } from "../design/countdown-time.ts";
import { Notice } from "../design/notice.tsx";
import { Spoken } from "../design/spoken.tsx";
import { TurnEntry, WaitingEntry } from "./trade-entries.tsx";
import styles from "./trade-groups.module.css";

interface TradeGroup {
  readonly trades: readonly TradeCard[];
  readonly clock: ServerClock;
}

/** The trades waiting for the user, a card each. */
export function OwnTurns({ trades, clock }: TradeGroup) {
  return (
    <section className={styles.section} aria-labelledby="mine">
      <h2 id="mine" className={styles.unseen}>
        <Spoken>
          <Trans>Your turn</Trans>
        </Spoken>
      </h2>
      <ul className={styles.mine}>
        {trades.map((trade) => (
          <TurnEntry key={trade.id} trade={trade} clock={clock} />
        ))}
      </ul>
    </section>
  );
}

/** The trades waiting for someone else, a line each. */
export function OthersTurns({ trades, clock }: TradeGroup) {
  return (
    <section className={styles.section} aria-labelledby="others">
      <h2 id="others" className={styles.title}>
        <Trans>Waiting for others</Trans>
      </h2>
      <Card className={styles.list}>
        <WaitingLines trades={trades} clock={clock} />
      </Card>
    </section>
  );
}

/** Just the lines, from edge to edge of their container. */
export function WaitingLines({ trades, clock }: TradeGroup) {
  return (
    <ul className={styles.others}>
      {trades.map((trade) => (
        <WaitingEntry key={trade.id} trade={trade} clock={clock} />
      ))}
    </ul>
  );
}

/** Says that the trades may be out of date. */
export function LostConnection(props: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      act={
        <Button variant="plain" onClick={props.onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <Trans>The connection is lost. This is the last state we received. We're reconnecting.</Trans>
    </Notice>
  );
}
