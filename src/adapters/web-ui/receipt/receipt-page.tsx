import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { usePageState } from "../page-context.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { ReceiptFile, receiptLink } from "./receipt-link.tsx";
import styles from "./receipt.module.css";

/** A receipt, for whoever has its link. */
export function ReceiptPage({ id }: { id: string }) {
  const { t } = useLingui();
  const { brandName } = usePageState();
  const read = useRead("viewReceipt", { parameters: { invoiceUUID: id } });
  const receipt = read.data?.data;
  if (failureIn(read.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={styles.page} aria-busy={read.isPending}>
      <PageHeading title={t`Receipt`} />
      {!receipt && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {!receipt && !read.isError && <Skeleton shape="card" width="full" />}
      {receipt && (
        <>
          <Card>
            <div className={styles.part}>
              <ReceiptFacts receipt={receipt} />
              <p className={styles.fine}>
                <Trans>
                  Is this a copy or a picture? What counts is what <bdi>{brandName}</bdi> shows at
                  this address:
                </Trans>{" "}
                <bdi dir="ltr">{receiptLink(id)}</bdi>
              </p>
            </div>
          </Card>
          <div className={styles.acts}>
            <Button variant="primary" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              <Trans>Print</Trans>
            </Button>
            <ReceiptFile id={id} />
          </div>
        </>
      )}
    </div>
  );
}
