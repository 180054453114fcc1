import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton } from "../design/skeleton.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { liabilitiesPath, offRampPath, onRampPath, topUpPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { useTotal } from "../server/own-figures.ts";
import { useReader } from "../server/use-reader.ts";
import { HedgingPlace } from "../hedging/hedging-place.tsx";
import { Notice } from "../design/notice.tsx";
import { Money } from "../design/money.tsx";
import { BalanceChart } from "./balance-chart.tsx";
import { CoinBalance } from "./coin-balance.tsx";
import { Deposits } from "./deposits.tsx";
import { Faucet } from "./faucet.tsx";
import { HideBalanceButton } from "./hide-balance-button.tsx";
import { History } from "./history.tsx";
import { Sends } from "./sends.tsx";
import styles from "./wallet-page.module.css";

/** The user's balances: for each coin what is available, held, and incoming. */
export function WalletPage() {
  const { t } = useLingui();
  const { isDemo } = usePageState();
  const total = useTotal();
  const { isBalanceHidden, isDemoAccount } = useReader();
  return (
    <div id="wallet" className={styles.page}>
      <div className={styles.head}>
        <div>
          <PageHeading title={t`Wallet`} />
          <p className={styles.total}>
            {total && (
              <Trans>
                <span className={styles.sum}>
                  <Money {...total} hidden={isBalanceHidden} />
                </span>{" "}
                available
              </Trans>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          <HideBalanceButton />
          {(isDemo || isDemoAccount) && <Faucet />}
        </div>
      </div>
      <Balances />
      <BalanceChart />
      {isDemoAccount ? (
        <Notice tone="info">
          <Trans>
            Your demo account has only play money. It can't receive, send or convert coins.
          </Trans>
        </Notice>
      ) : (
        <>
          <ProviderLinks />
          <Deposits />
          <Sends />
        </>
      )}
      <History />
      {!isDemoAccount && (
        <>
          <p>
            <AppLink to={liabilitiesPath}>
              <Trans>Check that we owe you these balances</Trans>
            </AppLink>
          </p>
          {/* Last: it comes when its own program has loaded, and would move what is below it. */}
          <HedgingPlace />
        </>
      )}
    </div>
  );
}

/** To what providers do for money and phones. */
function ProviderLinks() {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`Buy, sell and top up`}>
      <Button variant="plain" href={onRampPath}>
        <Trans>Buy with money</Trans>
      </Button>
      <Button variant="plain" href={offRampPath}>
        <Trans>Sell for money</Trans>
      </Button>
      <Button variant="plain" href={topUpPath}>
        <Trans>Mobile top-up</Trans>
      </Button>
    </nav>
  );
}

function Balances() {
  const balances = useRead("getBalances", {});
  if (balances.data) {
    return (
      <ul className={styles.coins}>
        {balances.data.data.map((balance) => (
          <li key={balance.cryptoCurrencyCode}>
            <CoinBalance balance={balance} />
          </li>
        ))}
      </ul>
    );
  }
  if (balances.isError) {
    return <LoadFailure onRetry={() => void balances.refetch()} isRetrying={balances.isFetching} />;
  }
  return (
    <div className={styles.coins} aria-busy="true" data-unknown="true">
      {["a", "b", "c"].map((place) => (
        <Card key={place}>
          <div className={styles.coinBones}>
            <Skeleton width="full" />
            <Skeleton shape="control" width="full" />
            <Skeleton width="full" />
            <Skeleton width="full" />
          </div>
        </Card>
      ))}
    </div>
  );
}
