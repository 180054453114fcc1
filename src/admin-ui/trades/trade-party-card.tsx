import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { StaffTradeView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { StateChips } from "../design/state-chips.tsx";
import { Facts } from "../design/facts.tsx";
import styles from "../design/columns.module.css";

/** A side of a trade, linking to the person. */
export function TradePartyCard(props: {
  party: StaffTradeView["parties"]["buyer"];
  side: "buyer" | "seller";
}) {
  const { party, side } = props;
  return (
    <Card title={side === "buyer" ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>}>
      <Facts>
        <dt>
          <Trans>Name</Trans>
        </dt>
        <dd>
          <Link to={`/people/${party.id}/show`}>
            <bdi>{party.username}</bdi>
          </Link>
        </dd>
        <dt>
          <Trans>Completed trades</Trans>
        </dt>
        <dd>
          <bdi>{party.completedTrades}</bdi>
        </dd>
      </Facts>
      {party.states.length > 0 && (
        <p className={`${styles.chips} ${styles.after}`}>
          <StateChips states={party.states} />
        </p>
      )}
    </Card>
  );
}
