import { useSyncExternalStore } from "react";
import { Trans } from "@lingui/react/macro";
import { Moon, Sun } from "lucide-react";
import { chooseTheme, onThemeChosen, shownTheme } from "../design/theme.ts";
import styles from "./theme-switch.module.css";

/** Switches between light and dark; the label names the theme a press selects. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(
    onThemeChosen,
    () => shownTheme(window),
    // The server does not know the system's setting; the right word follows.
    () => "light",
  );
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button type="button" className={styles.switch} onClick={() => chooseTheme(window, other)}>
      {other === "dark" ? (
        <>
          <Moon className={styles.icon} aria-hidden="true" />
          <Trans>Dark</Trans>
        </>
      ) : (
        <>
          <Sun className={styles.icon} aria-hidden="true" />
          <Trans>Light</Trans>
        </>
      )}
    </button>
  );
}
