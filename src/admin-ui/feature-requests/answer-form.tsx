import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { ReasonForm } from "../design/reason-form.tsx";
import { useFocusOfFirstField } from "../design/use-focus-at-start.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./feature-request-list.module.css";

/** Answers a suggestion; its button opens it. */
export function AnswerForm({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const form = useFocusOfFirstField();
  const [isOpen, setOpen] = useState(false);
  const wasClosed = useRef(false);
  const close = () => {
    wasClosed.current = true;
    setOpen(false);
  };
  const answer = async (text: string) => {
    const input = { parameters: { id }, body: { text } };
    if (await send(() => client.call("answerFeatureRequest", input))) onAnswered();
  };
  if (!isOpen) {
    return (
      <div>
        <Button
          ref={(button) => {
            if (!button || !wasClosed.current) return;
            // The form with the focus is gone. Later renderings move it no more.
            wasClosed.current = false;
            button.focus();
          }}
          variant="outlined"
          size="small"
          onClick={() => setOpen(true)}
        >
          <Trans>Answer</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div ref={form} className={styles.form}>
      <ReasonForm
        label={t`Your answer`}
        hint={t`They get a notice and read it below their suggestion. It can't be changed later.`}
        failure={failure}
      >
        {(text) => (
          <>
            <Button
              variant="contained"
              disabled={isSending || text === ""}
              onClick={() => void answer(text)}
            >
              <Trans>Send answer</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </>
        )}
      </ReasonForm>
    </div>
  );
}
