import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { sendPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import styles from "../account/account-form.module.css";
import { InvoiceForm } from "./invoice-form.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import own from "./lightning.module.css";

/** How often it is looked whether an invoice was paid, while one is open and otherwise, in ms. */
const whileOpenMs = 3_000;
const otherwiseMs = 30_000;

/** Bitcoin over Lightning: make an invoice and be paid by it, or go and pay one. */
export function LightningPage() {
  const { t } = useLingui();
  const [everyMs, setEvery] = useState(otherwiseMs);
  const list = useRead("listInvoices", {}, { everyMs });
  const view = list.data?.data;
  const isOpen = view?.invoices.some(({ state }) => state === "open") === true;
  const wanted = isOpen ? whileOpenMs : otherwiseMs;
  if (view && wanted !== everyMs) setEvery(wanted);
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Lightning`} />
        <p className={styles.lead}>
          <Trans>Small Bitcoin payments that arrive within seconds, for a small fee.</Trans>
        </p>
      </div>
      {list.isError && !view && (
        <LoadFailure onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton shape="card" width="full" />}
      {view && !view.isAvailable && (
        <Notice tone="info">
          <Trans>Lightning is off here now. You can still send and receive on the chain.</Trans>
        </Notice>
      )}
      {view?.isAvailable === true && (
        <>
          <InvoiceForm onMade={() => void list.refetch()} />
          <PayActs />
        </>
      )}
      {view && <InvoiceList invoices={view.invoices} now={list.dataUpdatedAt} />}
    </section>
  );
}

/** To the form that pays an invoice; in a demo also somebody who asks to be paid. */
function PayActs() {
  const { isDemo } = usePageState();
  const [, navigate] = useLocation();
  const { isBusy, failure, send } = useAct();
  const ask = async () => {
    const told = await send(() => client.call("askPlayInvoice", {}));
    if (told?.ok) navigate(`${sendPath}?address=${told.data.invoice}`);
  };
  return (
    <div className={own.acts}>
      <Button variant="plain" href={sendPath}>
        <Trans>Pay an invoice</Trans>
      </Button>
      {isDemo && (
        <Button variant="plain" busy={isBusy} onClick={() => void ask()}>
          <Trans>Get a play invoice to pay</Trans>
        </Button>
      )}
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </div>
  );
}
