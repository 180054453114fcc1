import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BondView } from "../../http/contract/bond/bond.ts";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import facts from "../design/fact-list.module.css";
import { PostBond } from "./post-bond.tsx";
import { ReturnBond } from "./return-bond.tsx";
import { wholeDays } from "./whole-days.ts";

/** The security for offers of gift cards and of payments that can be reversed. */
export function BondPage() {
  const { t } = useLingui();
  const bond = useRead("viewBond", {});
  const readAgain = useReadAgain();
  const refresh = () => {
    void readAgain("viewBond");
    void readAgain("getBalances");
  };
  const view = bond.data?.data;
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Your bond`} />
        <p className={styles.lead}>
          <Trans>
            Offers for gift cards, and for payments that can be reversed, need a bond, and so do
            vendors. It stays yours, and covers all your offers.
          </Trans>
        </p>
      </div>
      {bond.isError && !view && (
        <LoadFailure onRetry={() => void bond.refetch()} isRetrying={bond.isFetching} />
      )}
      {bond.isPending && <Skeleton shape="card" width="full" />}
      {view && (
        <>
          <Facts view={view} />
          {view.isBondInsufficient && <PostBond view={view} onDone={refresh} />}
          {view.bonds.length > 0 && <ReturnBond view={view} onDone={refresh} />}
        </>
      )}
    </section>
  );
}

function Facts({ view }: { view: BondView }) {
  const lostDays = wholeDays(view.lostWithinSeconds);
  return (
    <Card>
      <div className={styles.form}>
        {view.isBondInsufficient ? (
          <Notice tone="warning">
            <Trans>
              <Money asset="BTC" amount={view.missingAmount} /> are missing. Offers that need a bond
              are off until you post it, and then come back by themselves.
            </Trans>
          </Notice>
        ) : (
          <Notice tone="done">
            <Trans>Your bond covers all your offers.</Trans>
          </Notice>
        )}
        <dl className={facts.facts}>
          <dt>
            <Trans>Needed</Trans>
          </dt>
          <dd>
            <Money asset="BTC" amount={view.requiredAmount} />
          </dd>
          {view.bonds.map(({ cryptoCurrencyCode, amount }) => (
            <div key={cryptoCurrencyCode} className={facts.pair}>
              <dt>
                <Trans>
                  Left in <bdi>{cryptoCurrencyCode}</bdi>
                </Trans>
              </dt>
              <dd>
                <Money asset={cryptoCurrencyCode} amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        {view.lostDisputes > 0 && (
          <p className={styles.lead}>
            <Plural
              value={view.lostDisputes}
              one={`You lost # dispute in the last ${lostDays} days, which raises what is needed.`}
              other={`You lost # disputes in the last ${lostDays} days, which raises what is needed.`}
            />
          </p>
        )}
      </div>
    </Card>
  );
}
