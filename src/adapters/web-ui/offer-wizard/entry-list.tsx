import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ChosenEntries } from "./chosen-entries.tsx";
import styles from "./entry-list.module.css";

/**
 * Several short values, added one by one. Enter adds, and so does leaving the field, so that
 * nothing typed is lost.
 *
 * - `clean`: reduces the typed text to what is allowed; undefined rejects the key.
 * - `textOf`: a formatted value.
 */
export function EntryList(props: {
  label: ReactNode;
  hint?: ReactNode;
  error: ReactNode;
  name: string;
  most: number;
  entries: readonly string[];
  inputMode?: "decimal" | "text";
  suffix?: ReactNode;
  clean: (text: string) => string | undefined;
  textOf?: (entry: string) => string;
  onChange: (entries: readonly string[]) => void;
}) {
  const { entries, most, onChange, textOf = (entry) => entry } = props;
  const [typed, setTyped] = useState("");
  const add = () => {
    const entry = typed.trim();
    if (entry === "" || entries.includes(entry)) return setTyped("");
    if (entries.length >= most) return undefined;
    setTyped("");
    return onChange([...entries, entry]);
  };
  return (
    <div className={styles.list}>
      <div className={styles.typed}>
        <Field
          label={props.label}
          hint={props.hint}
          error={props.error}
          name={props.name}
          inputMode={props.inputMode}
          suffix={props.suffix}
          autoComplete="off"
          enterKeyHint="enter"
          value={typed}
          onChange={(event) => {
            const text = props.clean(event.currentTarget.value);
            if (text !== undefined) setTyped(text);
          }}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || typed.trim() === "") return;
            event.preventDefault();
            add();
          }}
        />
        <div className={styles.add}>
          <Button variant="plain" onClick={add}>
            <Plus aria-hidden="true" />
            <Trans>Add</Trans>
          </Button>
        </div>
      </div>
      <ChosenEntries entries={entries} textOf={textOf} onChange={onChange} />
    </div>
  );
}
