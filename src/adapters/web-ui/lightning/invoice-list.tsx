import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LightningInvoiceView } from "../../http/contract/lightning/lightning.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { momentText } from "../design/moment-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import entries from "../design/entry-list.module.css";
import own from "./lightning.module.css";

/** The newest invoice as a code while it can be paid, and all of the last ones. Nothing without any. */
export function InvoiceList(props: { invoices: readonly LightningInvoiceView[]; now: number }) {
  const { invoices, now } = props;
  if (invoices.length === 0) return null;
  const [newest] = invoices;
  return (
    <>
      {newest?.state === "open" && <OpenInvoice invoice={newest} />}
      <section className={entries.entries} aria-labelledby="invoices">
        <h2 id="invoices" className={entries.title}>
          <Trans>Your invoices</Trans>
        </h2>
        <Card>
          <ul className={entries.list}>
            {invoices.map((invoice) => (
              <Entry key={invoice.id} invoice={invoice} now={now} />
            ))}
          </ul>
        </Card>
      </section>
    </>
  );
}

function OpenInvoice({ invoice: { id, invoice, amount } }: { invoice: LightningInvoiceView }) {
  const { t } = useLingui();
  const { isDemo } = usePageState();
  return (
    <Card>
      <div className={own.open}>
        <p className={own.sum}>
          <Money asset="BTC" amount={amount} />
        </p>
        {isDemo && (
          <Notice tone="info">
            <Trans>
              This Lightning network exists only in the demo. No real wallet can pay this.
            </Trans>
          </Notice>
        )}
        {/* Upper case makes a smaller code. */}
        <QrCode text={invoice.toUpperCase()} label={t`QR code of your invoice`} />
        <p className={own.line}>
          <bdi className={own.text}>{invoice}</bdi>
          <CopyButton value={invoice} what={<Trans>your invoice</Trans>} />
        </p>
        {isDemo && <PlayPayment id={id} />}
      </div>
    </Card>
  );
}

/** In a demo: somebody nobody knows pays the invoice. */
function PlayPayment({ id }: { id: string }) {
  const { isBusy, failure, send } = useAct();
  const readAgain = useReadAgain();
  const pay = async () => {
    const done = await send(() => client.call("payPlayInvoice", { parameters: { id } }));
    if (done?.ok) await readAgain("listInvoices");
  };
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Button variant="primary" busy={isBusy} onClick={() => void pay()}>
        <Trans>Have someone pay it</Trans>
      </Button>
    </>
  );
}

function Entry({ invoice, now }: { invoice: LightningInvoiceView; now: number }) {
  const {
    i18n: { locale },
  } = useLingui();
  const { amount, description, createdAt } = invoice;
  return (
    <li className={entries.entry}>
      <span className={entries.amount}>
        <Money asset="BTC" amount={amount} />
      </span>
      <span className={entries.state}>
        <State invoice={invoice} now={now} />
      </span>
      <span className={entries.fine}>
        <time dateTime={createdAt}>
          <bdi>{momentText(locale, Date.parse(createdAt), now)}</bdi>
        </time>{" "}
        <bdi>{description}</bdi>
      </span>
    </li>
  );
}

function State(props: { invoice: LightningInvoiceView; now: number }): ReactNode {
  const { invoice, now } = props;
  const {
    i18n: { locale },
  } = useLingui();
  switch (invoice.state) {
    case "open":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>
            Open until <bdi>{momentText(locale, Date.parse(invoice.expiresAt), now)}</bdi>
          </Trans>
        </StatusChip>
      );
    case "paid":
      return (
        <StatusChip kind="done" plain>
          <Trans>In your balance</Trans>
        </StatusChip>
      );
    case "expired":
      return <Trans>Expired unpaid</Trans>;
  }
}
