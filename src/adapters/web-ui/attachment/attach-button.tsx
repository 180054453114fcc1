import { useRef } from "react";
import { Trans } from "@lingui/react/macro";
import { Paperclip } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import styles from "./attach-button.module.css";

/** Chooses files; phones also offer their camera. */
export function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.attach} onClick={() => input.current?.click()}>
        <Spoken>
          <Trans>Add files</Trans>
        </Spoken>
        <Paperclip aria-hidden="true" />
      </button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          onChoose(Array.from(currentTarget.files ?? []));
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
