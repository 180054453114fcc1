import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { FundingTime } from "../market/funding-time.tsx";

/** Says that nothing is held when a trade on this offer starts (answers 101). */
export function DeferredNotice({ owner }: { owner: string }) {
  return (
    <Notice tone="info">
      <Trans>
        The escrow of this offer is funded after the trade starts. <bdi>{owner}</bdi> has{" "}
        <FundingTime /> to do so.
      </Trans>
    </Notice>
  );
}

/** Asks for confirmation before such a trade starts (answers 102). */
export function DeferredQuestion(props: {
  owner: string;
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { owner, open, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Start before the crypto is in escrow?</Trans>}
      effect={
        <Trans>
          <bdi>{owner}</bdi> has <FundingTime /> to fund the escrow. Do not pay before that: the
          trade shows you where to pay once the crypto is held. Until then you can cancel without a
          mark.
        </Trans>
      }
      confirmLabel={<Trans>Start the trade</Trans>}
      variant="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
