import type { ComponentPropsWithRef } from "react";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import styles from "./field.module.css";
import own from "./text-area.module.css";

/** A multi-line text input with label, explanation and error. */
interface TextAreaProps
  extends FieldWords, Omit<ComponentPropsWithRef<"textarea">, "className" | "id"> {}

/** The framed text input. It grows with its content. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(tied) => <textarea {...input} {...tied} className={`${styles.input} ${own.text}`} />}
    </FieldFrame>
  );
}
