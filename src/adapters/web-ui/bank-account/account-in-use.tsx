import { Trans } from "@lingui/react/macro";
import { useLocation } from "wouter";
import { ConfirmDialog } from "../design/dialog.tsx";

/** Says why a bank account or a wallet was not deleted, and leads to where that can be changed. */
export function AccountInUse(props: { last: string; onClose: () => void }) {
  const { last, onClose } = props;
  const [, navigate] = useLocation();
  return (
    <ConfirmDialog
      open
      variant="primary"
      title={<Trans>This account is in use</Trans>}
      effect={
        <Trans>
          One of your offers or active trades pays to the account ending in <bdi>{last}</bdi>.
          Choose another account in the offer, or delete the offer. You can delete the account once
          its active trades have ended.
        </Trans>
      }
      confirmLabel={<Trans>Go to my offers</Trans>}
      onConfirm={() => navigate("/dashboard/my-offers")}
      onCancel={onClose}
    />
  );
}
