import { useRef } from "react";
import { Trans } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { attachmentWords } from "../attachment/attachment-words.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { RequirementChip, requirementOf } from "./requirement-chip.tsx";
import { useShowFile } from "./use-show-file.ts";
import styles from "./flow-card.module.css";

/** The buyer shows the receipt of the payment, and the seller accepts or rejects it. */
export function ReceiptPart(props: { view: TradeView; facts: TradeFacts; onChange: () => void }) {
  const { view, facts } = props;
  const receipt = requirementOf(view, "receipt");
  if (!receipt) return null;
  const { status, isMine } = receipt;
  // A receipt comes after the payment, and where to pay appears once the terms are read.
  const isAskedFor = requirementOf(view, "terms_read")?.status !== "PENDING";
  const isShown = status === "UPLOADED" || status === "APPROVED";
  return (
    <div className={styles.part}>
      <p className={styles.head}>
        <Trans>Receipt of the payment</Trans> <RequirementChip requirement={receipt} />
      </p>
      <p className={styles.words}>
        {isMine ? (
          isShown ? (
            <Trans>
              <bdi>{facts.partner}</bdi> finds it in the chat.
            </Trans>
          ) : status === "REJECTED" ? (
            <Trans>
              <bdi>{facts.partner}</bdi> couldn't accept it. The chat may say why. Show another one.
            </Trans>
          ) : (
            <Trans>
              Show a photo, screenshot or PDF from your bank, before you mark the trade as paid.
            </Trans>
          )
        ) : isShown ? (
          <Trans>It's in the chat. A receipt is no payment: check your account.</Trans>
        ) : (
          <Trans>
            <bdi>{facts.partner}</bdi> shows it before marking the trade as paid.
          </Trans>
        )}
      </p>
      {isMine && isAskedFor && status !== "APPROVED" && (
        <ChooseReceipt {...props} isFirst={!isShown} />
      )}
      {!isMine && status === "UPLOADED" && <Review {...props} />}
    </div>
  );
}

function ChooseReceipt(props: { view: TradeView; onChange: () => void; isFirst: boolean }) {
  const { view, onChange, isFirst } = props;
  const input = useRef<HTMLInputElement>(null);
  const { progress, failure, send } = useShowFile(view.id, "receipt", onChange);
  const percent = Math.floor((progress ?? 0) * 100);
  return (
    <>
      <Button
        variant={isFirst ? "primary" : "plain"}
        busy={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        <span>
          {progress !== undefined ? (
            <Trans>
              Sending, <bdi>{percent}%</bdi>
            </Trans>
          ) : isFirst ? (
            <Trans>Choose the receipt</Trans>
          ) : (
            <Trans>Replace the receipt</Trans>
          )}
        </span>
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      {failure && <Notice tone="danger">{attachmentWords(failure)}</Notice>}
    </>
  );
}

function Review(props: { view: TradeView; facts: TradeFacts; onChange: () => void }) {
  const { view, facts, onChange } = props;
  const act = useAct();
  const review = async (status: "APPROVED" | "REJECTED") => {
    const outcome = await act.send(() =>
      client.call("reviewRequirement", {
        parameters: { id: view.id },
        body: { requirementId: "receipt", status },
      }),
    );
    if (outcome?.ok) onChange();
  };
  return (
    <>
      <div className={styles.acts}>
        <Button variant="plain" busy={act.isBusy} onClick={() => void review("APPROVED")}>
          <Trans>Accept the receipt</Trans>
        </Button>
        <Button variant="plain" busy={act.isBusy} onClick={() => void review("REJECTED")}>
          <Trans>Reject the receipt</Trans>
        </Button>
      </div>
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </>
  );
}
