import { Trans } from "@lingui/react/macro";
import type { SupportModal as Type } from "../../../domain/support/support-topic.ts";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { modalWords } from "./support-words.tsx";

/** Says what happened, and leads to the chat; where nobody is signed in, to what there is. */
export function SupportModal(props: {
  type: Type;
  canWrite: boolean;
  onWrite: () => void;
  onClose: () => void;
}) {
  const { type, canWrite, onWrite, onClose } = props;
  const { title, sentence } = modalWords(type);
  return (
    <InfoDialog open title={title} onClose={onClose} act={<Act {...{ type, canWrite, onWrite }} />}>
      <p>{sentence}</p>
      {!canWrite && type === "account_closed" && (
        <p>
          <Trans>
            If you didn&apos;t close it, open a new account and write to support from there. Support
            answers signed-in people only, so that nobody can ask about your account for you.
          </Trans>
        </p>
      )}
    </InfoDialog>
  );
}

function Act(props: { type: Type; canWrite: boolean; onWrite: () => void }) {
  const { type, canWrite, onWrite } = props;
  if (!canWrite && type === "account_closed") {
    return (
      <Button variant="primary" href="/register">
        <Trans>Open a new account</Trans>
      </Button>
    );
  }
  return (
    <Button variant="primary" onClick={onWrite}>
      {type === "payment_support_notice" ? (
        <Trans>Read the message</Trans>
      ) : (
        <Trans>Write to support</Trans>
      )}
    </Button>
  );
}
