import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { BalanceView } from "../../http/contract/wallet/wallet.ts";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import { tradesPath } from "../navigation/paths.ts";
import { CardPending, OverviewCard } from "./overview-card.tsx";
import { totalOfBalances } from "./total-of-balances.ts";
import styles from "./balance-card.module.css";

/** The user's balances: total, available, and held. */
export function BalanceCard() {
  const balances = useRead("getBalances", {});
  return (
    <OverviewCard title={<Trans>Balance</Trans>}>
      {balances.data ? <Sums balances={balances.data.data} /> : <CardPending read={balances} />}
      <div>
        <Button variant="plain" href="/wallet">
          <Trans>Open wallet</Trans>
        </Button>
      </div>
    </OverviewCard>
  );
}

function Sums({ balances }: { balances: readonly BalanceView[] }) {
  const { isBalanceHidden } = useReader();
  const sums = totalOfBalances(balances);
  if (!sums) return <Coins balances={balances} />;
  const { currency, available, held, total } = sums;
  return (
    <>
      <p className={styles.total}>
        <Money hidden={isBalanceHidden} currency={currency} amount={total} />
      </p>
      <dl className={styles.parts}>
        <Part name={<Trans>Available</Trans>}>
          <Money hidden={isBalanceHidden} currency={currency} amount={available} />
        </Part>
        <Part
          name={
            Number(held) > 0 ? (
              <AppLink className={styles.link} to={tradesPath}>
                <Trans>Held in your trades</Trans>
              </AppLink>
            ) : (
              <Trans>Held in your trades</Trans>
            )
          }
        >
          <Money hidden={isBalanceHidden} currency={currency} amount={held} />
        </Part>
      </dl>
    </>
  );
}

/** Without a rate, the available balance of each coin. */
function Coins({ balances }: { balances: readonly BalanceView[] }) {
  const { isBalanceHidden } = useReader();
  return (
    <>
      <p className={styles.fine}>
        <Trans>There is no market price right now, so you see the coins alone.</Trans>
      </p>
      <dl className={styles.parts}>
        {balances.map(({ cryptoCurrencyCode: asset, balance }) => (
          <Part key={asset} name={<bdi>{asset}</bdi>}>
            <Money hidden={isBalanceHidden} asset={asset} amount={balance} />
          </Part>
        ))}
      </dl>
    </>
  );
}

function Part(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.amount}>{props.children}</dd>
    </div>
  );
}
