import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { onRampPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import facts from "../design/fact-list.module.css";
import styles from "../account/account-form.module.css";
import { OrderFacts } from "./order-facts.tsx";
import { OrderChip } from "./order-kinds.tsx";

/** Where an order is paid at the provider of a demo: somebody decides whether the payment succeeds. */
export function TestPaymentPage({ id }: { id: string }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { data, isError, isPending, isFetching, refetch } = useRead("viewProviderOrder", {
    parameters: { id },
  });
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadAgain();
  const order = data?.data;
  const back = `${onRampPath}?order=${id}`;
  const decide = async (outcome: "paid" | "failed") => {
    const input = { parameters: { id }, body: { outcome } };
    const told = await send(() => client.call("playProviderOrder", input));
    if (!told?.ok) return;
    await readAgain("listProviderOrders");
    navigate(back);
  };
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Test payment`} />
        <p className={styles.lead}>
          <Trans>This page stands in for the provider's. No card is charged.</Trans>
        </p>
      </div>
      {isError && !order && <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching} />}
      {isPending && <Skeleton shape="card" width="full" />}
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {order && (
        <Card>
          <div className={styles.form}>
            <dl className={facts.facts}>
              <OrderFacts order={order} />
            </dl>
            {order.state === "ordered" ? (
              <>
                <Button variant="primary" wide busy={isBusy} onClick={() => void decide("paid")}>
                  <Trans>Pay</Trans>
                </Button>
                <Button variant="plain" wide busy={isBusy} onClick={() => void decide("failed")}>
                  <Trans>Decline the payment</Trans>
                </Button>
              </>
            ) : (
              <p>
                <OrderChip kind={order.kind} state={order.state} />
              </p>
            )}
            <Button variant="plain" wide href={back}>
              <Trans>Back to your order</Trans>
            </Button>
          </div>
        </Card>
      )}
    </section>
  );
}
