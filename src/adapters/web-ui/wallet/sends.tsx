import { useEffect, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { openSendStates } from "../../../domain/send/send.ts";
import type { SendView } from "../../http/contract/send/send.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "../design/entry-list.module.css";

/** How often it is looked what became of them while one is under way, and otherwise, in ms. */
const whileOpenMs = 3_000;
const otherwiseMs = 30_000;

/** What the user sent to addresses, with what happens next. Nothing without any. */
export function Sends() {
  const [everyMs, setEvery] = useState(otherwiseMs);
  const list = useRead("listSends", {}, { everyMs });
  const sends = (list.data?.data ?? []).filter(({ address }) => address !== null);
  const isOpen = sends.some(({ state }) => openSendStates.includes(state));
  const wanted = isOpen ? whileOpenMs : otherwiseMs;
  if (list.data && wanted !== everyMs) setEvery(wanted);
  const isListed = sends.length > 0;
  useEffect(() => {
    // A notice led here: the browser looked for the list before it was there.
    if (isListed && location.hash === "#sends") document.getElementById("sends")?.scrollIntoView();
  }, [isListed]);
  if (list.isPending) return <div data-unknown="true" />;
  if (!isListed) return null;
  return (
    <section className={styles.entries} aria-labelledby="sends">
      <h2 id="sends" className={styles.title}>
        <Trans>Sends</Trans>
      </h2>
      <Card>
        <ul className={styles.list}>
          {sends.map((send) => (
            <Entry key={send.id} send={send} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Entry({ send, now }: { send: SendView; now: number }) {
  const { locale } = useLingui().i18n;
  const { isBalanceHidden } = useReader();
  const { isBusy, failure, send: act } = useAct();
  const readAgain = useReadAgain();
  const { cryptoCurrencyCode: asset, amount, address, requestedAt } = send;
  const cancel = async () => {
    const done = await act(() => client.call("cancelSend", { parameters: { id: send.id } }));
    if (done) await Promise.all([readAgain("listSends"), readAgain("getBalances")]);
  };
  return (
    <li className={styles.entry}>
      <span className={styles.amount}>
        <Money hidden={isBalanceHidden} asset={asset} amount={amount} />
      </span>
      <span className={styles.state}>
        <State send={send} now={now} />
      </span>
      <span className={styles.fine}>
        <PrintedMoment at={requestedAt}>
          {momentText(locale, Date.parse(requestedAt), now)}
        </PrintedMoment>{" "}
        <bdi className={styles.transaction}>{address}</bdi>
      </span>
      {send.canCancel && (
        <span className={styles.act}>
          <Button variant="plain" busy={isBusy} onClick={() => void cancel()}>
            <Trans>Cancel send</Trans>
          </Button>
        </span>
      )}
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </li>
  );
}

function State({
  send: { state, heldUntil, isLightning, transaction, replaced },
  now,
}: {
  send: SendView;
  now: number;
}): ReactNode {
  const { locale } = useLingui().i18n;
  switch (state) {
    case "waiting":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>Waiting for two of our staff</Trans>
        </StatusChip>
      );
    case "requested":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>
            Leaves <bdi>{momentText(locale, Date.parse(heldUntil ?? ""), now)}</bdi>
          </Trans>
        </StatusChip>
      );
    case "checked":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>About to be signed</Trans>
        </StatusChip>
      );
    case "signed":
      return (
        <StatusChip kind="waiting" plain>
          <Trans>Signed</Trans>
        </StatusChip>
      );
    case "sent":
      return (
        <StatusChip kind="waiting" plain>
          <OnItsWay isLightning={isLightning} replaced={replaced} />
        </StatusChip>
      );
    case "confirmed":
      return (
        <StatusChip kind="done" plain>
          {isLightning ? <Trans>Paid over Lightning</Trans> : <Trans>Confirmed</Trans>}
        </StatusChip>
      );
    case "cancelled":
      if (isLightning) {
        return <Trans>No route was found. The coins are back in your balance.</Trans>;
      }
      return transaction === null ? (
        <Trans>Cancelled. The coins are back in your balance.</Trans>
      ) : (
        <Trans>
          The address belongs to a contract that refused the coins. The amount is back in your
          balance. The network kept its fee.
        </Trans>
      );
  }
}

/** The network has it, and no block that counts. */
function OnItsWay({ isLightning, replaced }: Pick<SendView, "isLightning" | "replaced">) {
  if (isLightning) return <Trans>On its way over Lightning</Trans>;
  return replaced === 0 ? (
    <Trans>The network is confirming it</Trans>
  ) : (
    <Trans>The network is slow. We raised the fee and pay the difference</Trans>
  );
}
