import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { priceText, withCode } from "../design/amount-text.ts";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { UtcMoment } from "../design/utc-moment.tsx";
import { FailurePage } from "../failure/failure-page.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { LinkState } from "./link-state.tsx";
import { PayAct } from "./pay-act.tsx";
import styles from "./merchant.module.css";

/** How often an open link is read again, for the price. */
const readEveryMs = 20_000;

/** What somebody asks for, to be paid; once it is paid, the receipt. */
export function PayPage({ id }: { id: string }) {
  const { t } = useLingui();
  const read = useRead("viewPaymentLink", { parameters: { id } }, { everyMs: readEveryMs });
  const link = read.data?.data;
  if (failureIn(read.error)?.status === 404) return <FailurePage status={404} />;
  return (
    <div className={`${styles.page} ${styles.paper}`} aria-busy={read.isPending}>
      <PageHeading title={link?.state === "paid" ? t`Receipt` : t`Payment`} />
      {!link && read.isError && (
        <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
      )}
      {read.isPending && <Skeleton shape="card" width="full" />}
      {link && (
        <Card>
          <div className={styles.part}>
            <LinkFacts link={link} />
            <PayAct link={link} />
            {link.state === "paid" && (
              <p className={styles.row}>
                <Button variant="plain" onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  <Trans>Print</Trans>
                </Button>
              </p>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}

function LinkFacts({ link }: { link: PaymentLinkView }) {
  const { i18n } = useLingui();
  const { cryptoAmount, price, currency, state, paidAt } = link;
  return (
    <>
      <p className={styles.fact}>
        <span className={styles.sum}>
          <Money currency={currency} amount={link.fiatAmount} />
        </span>
        <LinkState state={state} />
      </p>
      <dl className={styles.facts}>
        <Fact label={<Trans>For</Trans>}>
          <bdi>{link.title}</bdi>
        </Fact>
        <Fact label={<Trans>To</Trans>}>
          <bdi>{link.merchantName}</bdi> (
          <AppLink to={`/user/${link.merchantUsername}`}>
            <bdi>{link.merchantUsername}</bdi>
          </AppLink>
          )
        </Fact>
        {cryptoAmount !== null && (
          <Fact label={state === "paid" ? <Trans>Paid</Trans> : <Trans>In Bitcoin now</Trans>}>
            <Money asset="BTC" amount={cryptoAmount} />
          </Fact>
        )}
        {price !== null && (
          <Fact label={<Trans>Bitcoin price</Trans>}>
            <bdi>{withCode(priceText(i18n.locale, price), currency)}</bdi>
          </Fact>
        )}
        {state === "open" && (
          <Fact label={<Trans>Pay by</Trans>}>
            <UtcMoment at={link.expiresAt} />
          </Fact>
        )}
        {paidAt !== null && (
          <Fact label={<Trans>Paid at</Trans>}>
            <UtcMoment at={paidAt} />
          </Fact>
        )}
        <Fact label={<Trans>Number</Trans>}>
          <bdi>{link.id}</bdi>
        </Fact>
      </dl>
    </>
  );
}

function Fact(props: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
