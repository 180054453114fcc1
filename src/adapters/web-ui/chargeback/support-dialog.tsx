import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";

/** Shown instead of sending a report that lacks the bank's notice (specification, section 5). */
export function SupportDialog(props: { onBack: () => void; onClose: () => void }) {
  const openSupport = useOpenSupport();
  const contact = () => {
    // It would stand in front of the chat.
    props.onClose();
    openSupport();
  };
  return (
    <InfoDialog
      open
      title={<Trans>We need your bank's notice</Trans>}
      onClose={props.onClose}
      act={
        <>
          <Button variant="plain" onClick={contact}>
            <Trans>Contact support</Trans>
          </Button>
          <Button variant="primary" onClick={props.onBack}>
            <Trans>Attach the notice</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          A moderator can only decide with the letter, email or screenshot in which your bank says
          that the payment was reversed. If your bank gave you none, contact support: they tell you
          what else counts.
        </Trans>
      </p>
    </InfoDialog>
  );
}
