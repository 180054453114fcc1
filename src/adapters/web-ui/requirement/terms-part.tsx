import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureWords } from "../trade/failure-words.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { RequirementChip, requirementOf } from "./requirement-chip.tsx";
import styles from "./flow-card.module.css";

/** The buyer confirms that they read the terms; then they see where to pay. */
export function TermsPart(props: { view: TradeView; facts: TradeFacts; onChange: () => void }) {
  const { view, facts, onChange } = props;
  const act = useAct();
  const terms = requirementOf(view, "terms_read");
  if (!terms) return null;
  const isOpen = terms.status === "PENDING" && view.status === "active_funded";
  const confirm = async () => {
    const outcome = await act.send(() =>
      client.call("meetRequirement", {
        parameters: { id: view.id },
        body: { requirementId: terms.id, status: "UPLOADED" },
      }),
    );
    if (outcome?.ok) onChange();
  };
  return (
    <div className={styles.part}>
      <p className={styles.head}>
        <Trans>Offer terms read</Trans> <RequirementChip requirement={terms} />
      </p>
      {terms.isMine && isOpen && (
        <>
          <p className={styles.words}>
            <Trans>
              Read the offer terms on this page, and pay only from an account in your own name. Then
              you see where to pay.
            </Trans>
          </p>
          <Button variant="primary" busy={act.isBusy} onClick={() => void confirm()}>
            <Trans>I've read the terms</Trans>
          </Button>
        </>
      )}
      {!terms.isMine && isOpen && (
        <p className={styles.words}>
          <Trans>
            <bdi>{facts.partner}</bdi> sees your account once they confirm that they have read your
            terms.
          </Trans>
        </p>
      )}
      {act.failure && <Notice tone="danger">{failureWords(act.failure, facts.partner)}</Notice>}
    </div>
  );
}
