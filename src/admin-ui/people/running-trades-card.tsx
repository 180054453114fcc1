import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import { tradeStatusTone } from "../words/trade-status-tone.ts";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import styles from "../design/columns.module.css";

/** The person's running trades. */
export function RunningTradesCard({ person: { trades } }: { person: PersonView }) {
  const { member } = useStaffSession();
  const mayRead = member?.permissions.includes("read_trades") ?? false;
  return (
    <Card title={<Trans>Active trades</Trans>} aside={<bdi>{trades.length}</bdi>}>
      {trades.length === 0 ? (
        <p className={styles.second}>
          <Trans>None at the moment.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {trades.map((trade) => (
            <li className={styles.item} key={trade.id}>
              <div className={styles.line}>
                {mayRead ? (
                  <Link to={`/trades/${trade.id}/show`}>
                    <bdi>{trade.id}</bdi>
                  </Link>
                ) : (
                  <bdi>{trade.id}</bdi>
                )}
                <Chip tone={tradeStatusTone(trade.status)}>
                  <TradeStatusWords status={trade.status} />
                </Chip>
              </div>
              <p className={styles.second}>
                <WithWhom trade={trade} /> · <FiatAmount amount={trade.usdValue} /> ·{" "}
                <Moment at={trade.startedAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function WithWhom({ trade: { side, partner } }: { trade: PersonView["trades"][number] }) {
  return side === "buyer" ? (
    <Trans>
      buys from <bdi>{partner}</bdi>
    </Trans>
  ) : (
    <Trans>
      sells to <bdi>{partner}</bdi>
    </Trans>
  );
}
