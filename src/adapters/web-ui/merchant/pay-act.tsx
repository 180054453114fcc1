import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { PaymentLinkView } from "../../http/contract/merchant/merchant.ts";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { withReturn } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { useRead } from "../server/use-read.ts";
import { wayToBuy } from "./way-to-buy.ts";
import styles from "./merchant.module.css";

/** Strangers never need it. */
const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }));

/** What the reader of a link can do now. */
export function PayAct({ link }: { link: PaymentLinkView }) {
  const { reader } = usePageState();
  if (link.isPaidByCaller) {
    return (
      <Notice tone="done">
        <Trans>You paid this. This page is your receipt.</Trans>
      </Notice>
    );
  }
  if (link.state !== "open") return null;
  if (link.isOwn) {
    return (
      <Notice tone="info">
        <Trans>This is your own link. Send it to the person who is going to pay.</Trans>
      </Notice>
    );
  }
  if (!link.isPayable) {
    return (
      <Notice tone="info">
        <Trans>This merchant takes no payments now.</Trans>
      </Notice>
    );
  }
  if (!reader.isLogged) return <SignInFirst path={link.path} />;
  return <PayFromBalance link={link} />;
}

function SignInFirst({ path }: { path: string }) {
  return (
    <>
      <p>
        <Trans>Sign in to pay from your Bitcoin balance, or buy Bitcoin from people first.</Trans>
      </p>
      <p className={styles.row}>
        <Button variant="primary" href={withReturn("/login", path)}>
          <Trans>Sign in to pay</Trans>
        </Button>
        <Button variant="plain" href={withReturn("/register", path)}>
          <Trans>Open an account</Trans>
        </Button>
      </p>
    </>
  );
}

function PayFromBalance({ link }: { link: PaymentLinkView }) {
  const [isAsked, setAsked] = useState(false);
  const balances = useRead("getBalances", {});
  const own = balances.data?.data.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC");
  const { cryptoAmount: due } = link;
  if (due === null) {
    return (
      <Notice tone="info">
        <Trans>There is no current market price. Try again in a few minutes.</Trans>
      </Notice>
    );
  }
  const isShort = own !== undefined && BigInt(own.balance) < BigInt(due);
  return (
    <>
      {own && (
        <p className={styles.second}>
          <Trans>
            Your balance: <Money asset="BTC" amount={own.balance} />
          </Trans>
        </p>
      )}
      {isShort && (
        <Notice tone="info">
          <Trans>
            Your balance doesn&apos;t cover this. Buy some Bitcoin, then come back to this page.
          </Trans>
        </Notice>
      )}
      <p className={styles.row}>
        {isShort ? (
          <Button variant="buy" href={wayToBuy(link)}>
            <Trans>Buy Bitcoin</Trans>
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setAsked(true)}>
            <span>
              <Trans>
                Pay <Money asset="BTC" amount={due} />
              </Trans>
            </span>
          </Button>
        )}
      </p>
      {isAsked && (
        <Suspense>
          <PayDialog link={link} due={due} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
