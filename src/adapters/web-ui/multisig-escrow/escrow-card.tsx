import { useEffect, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { EscrowPayment } from "./escrow-payment.tsx";
import { PayoutTransaction } from "./payout-id.tsx";
import { EscrowFiles } from "./escrow-files.tsx";
import { GiveKeys } from "./give-keys.tsx";
import { SignPayout } from "./sign-payout.tsx";
import { stateWords } from "./state-words.tsx";
import styles from "./escrow-card.module.css";

const lookEveryMs = 5_000;

/** The escrow on the blockchain of a trade: its keys, its payment, and what there is to sign. */
export function EscrowCard(props: { view: TradeView; onChange: () => void }) {
  const { view, onChange } = props;
  const escrow = useRead("viewEscrow", { parameters: { id: view.id } }, { everyMs: lookEveryMs });
  const readAgain = useReadAgain();
  const changed = () => {
    void escrow.refetch();
    // Whose turn it is may have changed with it.
    void readAgain("listActiveTrades");
    onChange();
  };
  const shown = escrow.data?.data;
  const isOver = view.closedAt !== null;
  const state = shown?.state;
  const { version } = view;
  const { refetch } = escrow;
  const seenVersion = useRef(version);
  useEffect(() => {
    // What there is to sign depends on the trade.
    if (seenVersion.current !== version) void refetch();
    seenVersion.current = version;
  }, [version, refetch]);
  const lastState = useRef(state);
  useEffect(() => {
    // What the room says above depends on it.
    if (lastState.current !== undefined && lastState.current !== state) onChange();
    lastState.current = state;
  }, [state, onChange]);
  const isToPay = state === "address_ready" && shown?.side === "seller" && !isOver;
  // To go back on a trade that goes on comes after everything else.
  const isSignedLast = shown?.side === "buyer" && shown.ending === null;
  const sign = shown?.toSign && <SignPayout view={view} escrow={shown} onDone={changed} />;
  const files = shown && <EscrowFiles tradeId={view.id} escrow={shown} />;
  return (
    <Card>
      <section className={styles.card} aria-labelledby="multisig-escrow">
        <h2 id="multisig-escrow" className={styles.title}>
          <Trans>Escrow on the blockchain</Trans>
        </h2>
        {shown ? (
          <>
            <p className={styles.words}>{stateWords(shown, isOver)}</p>
            {(shown.state === "keys_wanted" || shown.state === "address_ready") && !isOver && (
              <GiveKeys tradeId={view.id} escrow={shown} onDone={changed} />
            )}
            {isToPay && (
              <>
                {files}
                <EscrowPayment tradeId={view.id} escrow={shown} onDone={changed} />
              </>
            )}
            {!isSignedLast && sign}
            <PayoutTransaction escrow={shown} />
            {shown.state !== "settled" && !isToPay && files}
            {isSignedLast && sign}
          </>
        ) : escrow.isError ? (
          <LoadFailure onRetry={() => void escrow.refetch()} isRetrying={escrow.isFetching} />
        ) : (
          <Skeleton width="full" />
        )}
      </section>
    </Card>
  );
}
