import { useRef, type ReactNode, type RefObject } from "react";
import { Trans } from "@lingui/react/macro";
import { Camera, Paperclip } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { fileTypes } from "./file-types.ts";
import styles from "./attach-button.module.css";

/** Chooses files; where a finger is the pointer, the camera has a button of its own. */
export function AttachButton(props: {
  takesVideos: boolean;
  /** The button for files. */
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (files: Iterable<File>) => void;
}) {
  const { takesVideos, button, onChoose } = props;
  return (
    <span className={styles.buttons}>
      <Chooser
        button={button}
        accept={fileTypes(takesVideos)}
        multiple
        icon={<Paperclip aria-hidden="true" />}
        onChoose={onChoose}
      >
        <Trans>Add files</Trans>
      </Chooser>
      <span className={styles.camera}>
        <Chooser
          accept="image/jpeg"
          capture="environment"
          icon={<Camera aria-hidden="true" />}
          onChoose={onChoose}
        >
          <Trans>Take a photo</Trans>
        </Chooser>
      </span>
    </span>
  );
}

function Chooser(props: {
  button?: RefObject<HTMLButtonElement | null>;
  accept: string;
  multiple?: boolean;
  capture?: "environment";
  icon: ReactNode;
  children: ReactNode;
  onChoose: (files: Iterable<File>) => void;
}) {
  const { button, accept, multiple, capture, icon, children, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.attach}
        onClick={() => input.current?.click()}
      >
        <Spoken>{children}</Spoken>
        {icon}
      </button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple={multiple}
        capture={capture}
        accept={accept}
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
