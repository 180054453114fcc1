import { Trans } from "@lingui/react/macro";
import { Coins } from "lucide-react";
import type { PartnerView } from "../../http/contract/partner/partner.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coins } from "../market/coins.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "./partner-page.module.css";

/** What was earned by coin, and the claim of it. */
export function EarningsCard({ partner }: { partner: PartnerView }) {
  const { earnings, claimFromUsd } = partner;
  const readAgain = useReadAgain();
  const act = useAct();
  const claim = async (earned: string) => {
    const coin = coins.find(({ code }) => code === earned)?.code;
    if (!coin) return;
    await act.send(async () => {
      const told = await client.call("claimRewards", { body: { crypto_currency_code: coin } });
      await Promise.all([readAgain("viewPartner"), readAgain("getBalances")]);
      return told;
    });
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Earnings</Trans>
        </h2>
        {earnings.length === 0 && (
          <EmptyState icon={Coins} title={<Trans>Nothing earned yet</Trans>}>
            <Trans>Rewards appear here shortly after a trade ends.</Trans>
          </EmptyState>
        )}
        <ul className={styles.lines}>
          {earnings.map(
            ({ cryptoCurrencyCode: coin, unclaimed, earned, unclaimedUsd, ...rest }) => (
              <li className={styles.line} key={coin}>
                <span className={styles.sum}>
                  <Money asset={coin} amount={unclaimed} />
                  {unclaimedUsd !== null && (
                    <span className={styles.second}>
                      <Money currency="USD" amount={unclaimedUsd} />
                    </span>
                  )}
                </span>
                <span className={styles.second}>
                  <Trans>
                    Total earned: <Money asset={coin} amount={earned} />
                  </Trans>
                </span>
                <Button
                  variant="primary"
                  disabled={!rest.isClaimable}
                  busy={act.isBusy}
                  onClick={() => void claim(coin)}
                >
                  <span>
                    <Trans>
                      Claim <bdi>{coin}</bdi>
                    </Trans>
                  </span>
                </Button>
              </li>
            ),
          )}
        </ul>
        {earnings.length > 0 && (
          <p className={styles.second}>
            <Trans>
              A coin can be claimed once it is worth <Money currency="USD" amount={claimFromUsd} />.
            </Trans>
          </p>
        )}
        {act.isDone && (
          <Notice tone="done">
            <Trans>Your rewards are in your balance.</Trans>
          </Notice>
        )}
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
      </div>
    </Card>
  );
}
