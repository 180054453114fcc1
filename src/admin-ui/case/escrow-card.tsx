import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { StaffEscrowView } from "../../adapters/http/contract/admin/staff-escrow-view.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import styles from "./case-page.module.css";

/** The multisig escrow of a trade, to read only: staff move nothing in it. */
export function EscrowCard({ escrow }: { escrow: StaffEscrowView }) {
  const { address, toPay, coin, payout, spend, exitHeight } = escrow;
  return (
    <Card title={<Trans>Escrow on the blockchain</Trans>}>
      <Facts>
        <Fact name={<Trans>State</Trans>}>
          <StateWords state={escrow.state} />
        </Fact>
        <Fact name={<Trans>To be paid</Trans>}>
          <CoinAmount units={toPay} currency="BTC" />
        </Fact>
        {address !== null && (
          <Fact name={<Trans>Address</Trans>}>
            <Long>{address}</Long>
          </Fact>
        )}
        {coin && (
          <>
            <Fact name={<Trans>Paid</Trans>}>
              <CoinAmount units={coin.units} currency="BTC" /> · <CoinWords is={coin.is} />
            </Fact>
            <Fact name={<Trans>By transaction</Trans>}>
              <Long>{`${coin.transaction}:${coin.place}`}</Long>
            </Fact>
          </>
        )}
        {payout !== null && (
          <Fact name={<Trans>Payout</Trans>}>
            <Long>{payout}</Long>
          </Fact>
        )}
        {spend && spend.transaction !== payout && (
          <Fact name={<Trans>Spent by</Trans>}>
            <Long>{spend.transaction}</Long>
          </Fact>
        )}
        {exitHeight !== null && (
          <Fact name={<Trans>The seller can leave alone from block</Trans>}>
            <bdi>{exitHeight}</bdi>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

/** An address or the id of a transaction, which may break anywhere. */
function Long({ children }: { children: string }) {
  return <bdi className={styles.long}>{children}</bdi>;
}

function StateWords({ state }: Pick<StaffEscrowView, "state">): ReactNode {
  switch (state) {
    case "keys_wanted":
      return <Trans>waiting for the parties' keys</Trans>;
    case "unused":
      return <Trans>not used: the trade ended first</Trans>;
    case "address_ready":
      return <Trans>waiting for the seller's payment</Trans>;
    case "seen":
      return <Trans>payment seen, not confirmed</Trans>;
    case "funded":
      return <Trans>paid and confirmed</Trans>;
    case "payout_proposed":
      return <Trans>signed by a party, not yet by us</Trans>;
    case "signed":
      return <Trans>signed by both, not sent</Trans>;
    case "sent":
      return <Trans>payout sent, not confirmed</Trans>;
    case "settled":
      return <Trans>paid out</Trans>;
    case "exited":
      return <Trans>left without our key</Trans>;
  }
}

function CoinWords({ is }: Pick<NonNullable<StaffEscrowView["coin"]>, "is">): ReactNode {
  switch (is) {
    case "waiting":
      return <Trans>in no block</Trans>;
    case "in_block":
      return <Trans>too few confirmations</Trans>;
    case "confirmed":
      return <Trans>confirmed</Trans>;
    case "gone":
      return <Trans>no longer on the chain</Trans>;
  }
}
