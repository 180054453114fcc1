import { Trans } from "@lingui/react/macro";
import { InfoDialog } from "../design/info-dialog.tsx";
import type { StateWords } from "./state-words.tsx";

/** What still works and what is paused while an account state is in force. */
export function AccountStateDialog(props: {
  words: StateWords;
  open: boolean;
  onClose: () => void;
}) {
  const { words, open, onClose } = props;
  return (
    <InfoDialog open={open} title={words.headline} onClose={onClose}>
      <p>{words.goesOn}</p>
      <p>{words.waits}</p>
      <p>
        <Trans>Your balance stays yours. Contact support to ask for the reason.</Trans>
      </p>
    </InfoDialog>
  );
}
