import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Field, type FieldProps } from "../design/field.tsx";
import styles from "./account-form.module.css";

/** A password field with a show button. `label`: used if there is more than one. */
export function PasswordField(
  props: Omit<FieldProps, "label" | "type" | "suffix"> & { label?: ReactNode },
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      label={props.label ?? <Trans>Password</Trans>}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </button>
      }
    />
  );
}
