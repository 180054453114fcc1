import { Trans } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import styles from "./entry-list.module.css";

/** Chosen values, each with a button that removes it. `textOf` formats one. */
export function ChosenEntries(props: {
  entries: readonly string[];
  textOf: (entry: string) => string;
  onChange: (entries: readonly string[]) => void;
}) {
  const { entries, textOf, onChange } = props;
  if (entries.length === 0) return undefined;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <bdi>{textOf(entry)}</bdi>
          <button
            type="button"
            className={styles.remove}
            onClick={() => onChange(entries.filter((each) => each !== entry))}
          >
            <X aria-hidden="true" />
            <Spoken>
              <Trans>
                Remove <bdi>{textOf(entry)}</bdi>
              </Trans>
            </Spoken>
          </button>
        </li>
      ))}
    </ul>
  );
}
