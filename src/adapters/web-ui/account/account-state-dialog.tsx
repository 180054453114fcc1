import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import type { StateWords } from "./state-words.tsx";

/** What still works and what is paused while an account state is in force. */
export function AccountStateDialog(props: {
  words: StateWords;
  open: boolean;
  onClose: () => void;
}) {
  const { words, open, onClose } = props;
  const openSupport = useOpenSupport();
  const write = () => {
    onClose();
    openSupport();
  };
  return (
    <InfoDialog
      open={open}
      title={words.headline}
      onClose={onClose}
      act={
        <Button variant="primary" onClick={write}>
          <Trans>Write to support</Trans>
        </Button>
      }
    >
      <p>{words.goesOn}</p>
      <p>{words.waits}</p>
      <p>
        <Trans>Your balance stays yours. Contact support to ask for the reason.</Trans>
      </p>
    </InfoDialog>
  );
}
