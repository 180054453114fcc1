import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { usePageState } from "../page-context.ts";
import { escrowWaitWords } from "../trade/escrow-wait-words.tsx";
import { noticeFacts } from "./notice-facts.ts";
import { noticeWords } from "./notice-words.tsx";
import type { NewTrade } from "./new-trade.ts";

/** Somebody took an offer of the user: what for, and the way to the trade. */
export function NewTradeDialog(props: { trade: NewTrade; onClose: () => void }) {
  const { trade: notice, onClose } = props;
  const { i18n } = useLingui();
  const { brandName } = usePageState();
  return (
    <InfoDialog
      open
      title={<Trans>New trade</Trans>}
      onClose={onClose}
      act={
        <Button variant="primary" href={`/trade/${notice.trade.id}`} onClick={onClose}>
          <Trans>Open trade</Trans>
        </Button>
      }
    >
      <p>{noticeWords(notice.event, noticeFacts(notice, { locale: i18n.locale, brandName }))}</p>
      {notice.escrowWait !== null && <p>{escrowWaitWords(notice.escrowWait)}</p>}
      {notice.turn && (
        <p>
          {notice.turn.isMine ? (
            <Trans>It's your turn.</Trans>
          ) : (
            <Trans>It's your trade partner's turn.</Trans>
          )}
        </p>
      )}
    </InfoDialog>
  );
}
