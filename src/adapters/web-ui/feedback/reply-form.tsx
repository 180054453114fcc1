import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { TextArea } from "../design/text-area.tsx";
import { client } from "../server/client.ts";
import { FeedbackFailure } from "./feedback-failure.tsx";
import { FeedbackLength, isTooLong } from "./feedback-length.tsx";
import { usePolicy } from "../page-policy.ts";
import { focusAtStart } from "../design/focus-at-start.ts";
import { useSaving } from "./use-saving.ts";
import styles from "./feedback.module.css";

/** The single reply to feedback; it must be opened first, so that nobody replies by accident. */
export function ReplyForm({ tradeId, onDone }: { tradeId: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { mostFeedbackCharacters: most } = usePolicy().texts;
  const opener = useRef<HTMLDivElement>(null);
  const saving = useSaving(tradeId, onDone);
  const close = () => {
    // Its button has to be there before it can take the focus back.
    flushSync(() => setOpen(false));
    opener.current?.querySelector("button")?.focus();
  };
  if (!isOpen) {
    return (
      <div ref={opener}>
        <Button variant="plain" onClick={() => setOpen(true)}>
          <Trans>Reply</Trans>
        </Button>
      </div>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || isTooLong(text, most)) return;
    const body = { text: text.trim() };
    saving.save(() => client.call("replyToFeedback", { parameters: { id: tradeId }, body }));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea
        ref={focusAtStart}
        label={<Trans>Your reply</Trans>}
        value={text}
        rows={2}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
        hint={<FeedbackLength text={text} most={most} />}
        error={isTooLong(text, most) && <Trans>This is too long. Make it shorter.</Trans>}
      />
      <p className={styles.until}>
        <Trans>You can reply once, and everyone can read it.</Trans>
      </p>
      {saving.failure && <FeedbackFailure failure={saving.failure} />}
      <div className={styles.acts}>
        <Button variant="primary" type="submit" busy={saving.isBusy}>
          <Trans>Send reply</Trans>
        </Button>
        <Button variant="plain" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
