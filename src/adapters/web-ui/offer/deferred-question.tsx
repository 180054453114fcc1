import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "../design/dialog.tsx";
import { FundingTime } from "../market/funding-time.tsx";

/** Asks for confirmation before a trade starts without escrow (answers 102). */
export function DeferredQuestion(props: {
  owner: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { owner, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open
      title={<Trans>Start before the crypto is in escrow?</Trans>}
      effect={
        <Trans>
          <bdi>{owner}</bdi> has <FundingTime /> to fund the escrow. Don't pay before that: the
          trade shows you where to pay once the crypto is held. Until then you can cancel without it
          counting against you.
        </Trans>
      }
      confirmLabel={<Trans>Start the trade</Trans>}
      variant="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
