import { useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { useHotkeys } from "./use-hotkeys.ts";
import { Card } from "../design/card.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import styles from "./acts-card.module.css";

/** An available action; `hotkey` is one letter. */
export interface OpenAct<Name extends string> {
  readonly name: Name;
  readonly hotkey: string;
  readonly label: ReactNode;
}

/** The actions the user may take on an object, each with a form. One form is open at a time. */
export function ActsCard<Name extends string>(props: {
  acts: readonly OpenAct<Name>[];
  /** Shown if no action is available. */
  nothing: ReactNode;
  children: (open: Name, onDone: () => void) => ReactNode;
}) {
  const { acts, nothing, children } = props;
  const [wanted, setWanted] = useState<Name>();
  const open = acts.find(({ name }) => name === wanted)?.name;
  useHotkeys(
    Object.fromEntries(
      acts.map(({ name, hotkey }) => [hotkey.toLowerCase(), () => setWanted(name)]),
    ),
  );
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const close = () => {
    // The form goes away: the focus returns to what opened it.
    place?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setWanted(undefined);
  };
  return (
    <Card title={<Trans>Decide</Trans>}>
      {acts.length === 0 && <p>{nothing}</p>}
      <div ref={setPlace} className={styles.acts}>
        {acts.map(({ name, hotkey, label }) => (
          <Button
            key={name}
            variant={open === name ? "contained" : "outlined"}
            aria-expanded={open === name}
            aria-keyshortcuts={hotkey}
            endIcon={<KeyHint keys={hotkey} />}
            onClick={() => setWanted(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open !== undefined && children(open, close)}
    </Card>
  );
}
