import { useId, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { SendHorizontal } from "lucide-react";
import { containsContact, containsLink } from "../../../domain/text/contact-marks.ts";
import { Spoken } from "../design/spoken.tsx";
import type { Attaching } from "./attaching.ts";
import { typedMessage } from "./typed-message.ts";
import styles from "./composer.module.css";

/** The message field: Enter sends, Shift+Enter starts a new line. */
export function Composer(props: {
  field: RefObject<HTMLTextAreaElement | null>;
  partner: string;
  text: string;
  mostCharacters: number;
  attaching: Attaching | undefined;
  /** What is said while the text has contact details in it; undefined: nothing. */
  contactNote?: ReactNode;
  onType: (text: string) => void;
  onSend: (text: string) => void;
}) {
  const { field, partner, text, mostCharacters, attaching, onType, onSend } = props;
  const { t } = useLingui();
  const id = useId();
  const typed = typedMessage(text, mostCharacters);
  const { left } = typed;
  const hasFiles = attaching !== undefined && attaching.ready.length > 0;
  const fault = typed.fault === "message_empty" && hasFiles ? undefined : typed.fault;
  const hasContact =
    props.contactNote !== undefined && (containsContact(text) || containsLink(text));
  const isWrong = fault === "message_too_long" || fault === "message_unreadable";
  const send = () => {
    field.current?.focus();
    if (fault === undefined && attaching?.isBusy !== true) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a candidate in an input method editor.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      data-attaches={attaching !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.contact} role="status">
        {hasContact && props.contactNote}
      </div>
      <label className={styles.label} htmlFor={id}>
        <Trans>
          Write to <bdi>{partner}</bdi>
        </Trans>
      </label>
      {attaching?.button}
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        rows={1}
        // Empty, it would be left to right in any page.
        dir={text === "" ? undefined : "auto"}
        enterKeyHint="send"
        placeholder={t`Write a message`}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = Array.from(event.clipboardData.files);
          if (files.length === 0 || !attaching) return;
          event.preventDefault();
          attaching.add(files);
        }}
        aria-invalid={isWrong}
        aria-describedby={`${id}-left`}
      />
      <button type="submit" className={styles.send}>
        <Spoken>
          <Trans>Send</Trans>
        </Spoken>
        <SendHorizontal aria-hidden="true" />
      </button>
      <p
        id={`${id}-left`}
        className={isWrong ? `${styles.left} ${styles.wrong}` : styles.left}
        aria-live={isWrong ? "polite" : "off"}
      >
        {fault === "message_unreadable" ? (
          <Trans>This contains characters that can't be shown. Remove them.</Trans>
        ) : left === undefined ? null : left < 0 ? (
          <Plural value={-left} one="# character too many" other="# characters too many" />
        ) : (
          <Plural value={left} one="# character left" other="# characters left" />
        )}
      </p>
    </form>
  );
}
