import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "wouter";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { Pager } from "../design/pager.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { paymentLinksPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { LinkList } from "./link-list.tsx";
import { NewLinkCard } from "./new-link-card.tsx";
import { NoLinksNotice } from "./no-links-notice.tsx";
import styles from "./merchant.module.css";

/** A merchant's payment links, and what they brought. */
export function PaymentLinksPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const page = search.get("page") ?? "1";
  const read = useRead("listPaymentLinks", { query: { page } }, { keepsPrevious: true });
  const readAgain = useReadAgain();
  const [shown, setShown] = useState<PaymentLinkView>();
  const changed = async () => {
    await Promise.all([readAgain("listPaymentLinks"), readAgain("getBalances")]);
  };
  const { data, meta } = read.data ?? {};
  return (
    <div className={styles.page} aria-busy={read.isPending}>
      <PageHeading title={t`Payment links`} />
      {!data && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && <Skeleton shape="card" width="full" />}
      {data && meta && (
        <>
          {data.isMerchant ? (
            <NewLinkCard
              onMade={async (link) => {
                setShown(link);
                await changed();
              }}
            />
          ) : (
            <NoLinksNotice />
          )}
          {(data.isMerchant || data.links.length > 0 || data.merchantBalance !== "0") && (
            <>
              <Payments balance={data.merchantBalance} onMoved={changed} />
              <LinkList
                links={data.links}
                now={read.dataUpdatedAt}
                onShow={setShown}
                onChanged={changed}
              />
            </>
          )}
          <Pager
            current={meta.currentPage}
            last={meta.lastPage}
            pathOf={(other) => `${paymentLinksPath}?page=${other}`}
          />
        </>
      )}
      {shown && <LinkDialog link={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function Payments({ balance, onMoved }: { balance: string; onMoved: () => Promise<void> }) {
  const act = useAct();
  const move = async () => {
    await act.send(() => client.call("collectPayments", {}));
    await onMoved();
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>Paid to you</Trans>
        </h2>
        <p className={styles.fact}>
          <span className={styles.sum}>
            <Money asset="BTC" amount={balance} />
          </span>
          <Button
            variant="primary"
            busy={act.isBusy}
            disabled={balance === "0"}
            onClick={() => void move()}
          >
            <Trans>Move to my wallet</Trans>
          </Button>
        </p>
        {act.isDone && (
          <Notice tone="done">
            <Trans>Your payments are in your wallet.</Trans>
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
