import type { ComponentPropsWithRef } from "react";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import styles from "./field.module.css";
import own from "./text-area.module.css";

/** A text of several lines with its label, an explanation, and what is wrong with it. */
interface TextAreaProps
  extends FieldWords, Omit<ComponentPropsWithRef<"textarea">, "className" | "id"> {}

/** A text in its frame. It grows with what is typed. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(tied) => <textarea {...input} {...tied} className={`${styles.input} ${own.text}`} />}
    </FieldFrame>
  );
}
