import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { DepositView } from "../../http/contract/wallet/deposits.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { isAssetCode } from "../design/amount-text.ts";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { Money } from "../design/money.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../design/entry-list.module.css";

/** How often confirmations are counted while something is on its way, and otherwise, in ms. */
const whileOpenMs = 3_000;
const otherwiseMs = 30_000;

/** What is on its way to the user, with its confirmations, and what arrived. Nothing without any. */
export function Deposits() {
  const [everyMs, setEvery] = useState(otherwiseMs);
  const list = useRead("listDeposits", {}, { everyMs });
  const deposits = list.data?.data ?? [];
  const wanted = deposits.some(isOpen) ? whileOpenMs : otherwiseMs;
  if (list.data && wanted !== everyMs) setEvery(wanted);
  if (list.isPending) return <div data-unknown="true" />;
  if (deposits.length === 0) return null;
  return (
    <section className={styles.entries} aria-labelledby="deposits">
      <h2 id="deposits" className={styles.title}>
        <Trans>Deposits</Trans>
      </h2>
      <Card>
        <ul className={styles.list}>
          {deposits.map((deposit) => (
            <Entry key={deposit.id} deposit={deposit} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function isOpen({ state }: DepositView): boolean {
  return state === "incoming" || state === "confirming" || state === "unscreened";
}

function Entry({ deposit, now }: { deposit: DepositView; now: number }) {
  const { locale } = useLingui().i18n;
  const { isBalanceHidden } = useReader();
  const { cryptoCurrencyCode: asset, amount, transaction, seenAt } = deposit;
  return (
    <li className={styles.entry}>
      <span className={styles.amount}>
        {asset !== null && isAssetCode(asset) ? (
          <Money hidden={isBalanceHidden} asset={asset} amount={amount} />
        ) : (
          <Trans>A token that isn't traded here</Trans>
        )}
      </span>
      <span className={styles.state}>
        <State deposit={deposit} />
      </span>
      <span className={styles.fine}>
        <PrintedMoment at={seenAt}>{momentText(locale, Date.parse(seenAt), now)}</PrintedMoment>{" "}
        <bdi className={styles.transaction}>{transaction}</bdi>
      </span>
    </li>
  );
}

function State({ deposit }: { deposit: DepositView }): ReactNode {
  const { state, confirmations, confirmationsNeeded } = deposit;
  switch (state) {
    case "incoming":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>Waiting for a block</Trans>
        </StatusChip>
      );
    case "confirming":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>
            <bdi>{confirmations}</bdi> of <bdi>{confirmationsNeeded}</bdi> confirmations
          </Trans>
        </StatusChip>
      );
    case "unscreened":
      return (
        <>
          <StatusChip kind="waiting" plain>
            <Trans>Being checked</Trans>
          </StatusChip>{" "}
          <Trans>Confirmed. We are checking where it comes from, then it is in your balance.</Trans>
        </>
      );
    case "held":
      return (
        <>
          <StatusChip kind="waiting" plain>
            <Trans>On hold</Trans>
          </StatusChip>{" "}
          <Trans>
            It comes from an address that we have blocked. It is not in your balance until our staff
            have reviewed it.
          </Trans>
        </>
      );
    case "kept":
      return (
        <>
          <StatusChip kind="waiting" plain>
            <Trans>On hold</Trans>
          </StatusChip>{" "}
          <Trans>
            It comes from an address that we have blocked. Our staff reviewed it and keep it on
            hold.
          </Trans>{" "}
          <AskSupport />
        </>
      );
    case "credited":
      return (
        <StatusChip kind="done" plain>
          <Trans>In your balance</Trans>
        </StatusChip>
      );
    case "gone":
      return <Trans>Cancelled by its sender before it was confirmed</Trans>;
    case "taken_back":
    case "missing":
      return (
        <>
          <Trans>Reversed by the network. It comes back if the network confirms it again.</Trans>{" "}
          <AskSupport />
        </>
      );
    case "too_small":
      return <Trans>Too small to be credited</Trans>;
    case "unknown_token":
      return (
        <>
          <Trans>Not credited. Contact support if it has value.</Trans> <AskSupport />
        </>
      );
  }
}

/** The balance is not what the user expects: support can see why. */
function AskSupport() {
  const openSupport = useOpenSupport();
  return (
    <Button variant="plain" onClick={() => openSupport("balance_problem")}>
      <Trans>Contact support</Trans>
    </Button>
  );
}
