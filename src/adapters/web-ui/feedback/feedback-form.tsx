import { useId, useState, type FormEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { TextArea } from "../design/text-area.tsx";
import { Button } from "../design/button.tsx";
import type { TradeFeedbackView } from "../../http/contract/feedback/feedback.ts";
import { client } from "../server/client.ts";
import { FeedbackFailure } from "./feedback-failure.tsx";
import { FeedbackLength, isTooLong } from "./feedback-length.tsx";
import { usePolicy } from "../page-policy.ts";
import { focusAtStart } from "../design/focus-at-start.ts";
import { useSaving } from "./use-saving.ts";
import { KindIcon, kindWords } from "./verdict.tsx";
import styles from "./feedback.module.css";

type Kind = NonNullable<TradeFeedbackView["given"]>["type"];

const kinds: readonly Kind[] = ["positive", "negative"];

/** Gives feedback on a trade, or changes it: then it comes in place of the button, and takes its focus. */
export function FeedbackForm(props: {
  tradeId: string;
  given: TradeFeedbackView["given"];
  onDone: () => void;
  onCancel: (() => void) | undefined;
}) {
  const { tradeId, given, onDone, onCancel } = props;
  const name = useId();
  const { mostFeedbackCharacters: most } = usePolicy().texts;
  const [type, setType] = useState<Kind | undefined>(given?.type);
  const [text, setText] = useState(given?.text ?? "");
  const saving = useSaving(tradeId, onDone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (type === undefined || isTooLong(text, most)) return;
    const body = { type, text: text.trim() };
    saving.save(() => client.call("giveFeedback", { parameters: { id: tradeId }, body }));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>
          <Trans>How did it go?</Trans>
        </legend>
        {kinds.map((kind) => (
          <label key={kind} className={styles.choice} data-kind={kind}>
            <input
              ref={kind === given?.type ? focusAtStart : undefined}
              className={styles.input}
              type="radio"
              name={name}
              checked={kind === type}
              onChange={() => setType(kind)}
            />
            <KindIcon kind={kind} />
            <span>{kindWords(kind)}</span>
          </label>
        ))}
      </fieldset>
      {type !== undefined && (
        <>
          <TextArea
            label={<Trans>Comment (optional)</Trans>}
            value={text}
            rows={2}
            dir="auto"
            onChange={(event) => setText(event.currentTarget.value)}
            hint={<FeedbackLength text={text} most={most} />}
            error={isTooLong(text, most) && <Trans>This is too long. Make it shorter.</Trans>}
          />
          {saving.failure && <FeedbackFailure failure={saving.failure} />}
          <div className={styles.acts}>
            <Button variant="primary" type="submit" busy={saving.isBusy}>
              <Trans>Save</Trans>
            </Button>
            {onCancel && (
              <Button variant="plain" onClick={onCancel}>
                <Trans>Keep as it was</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
