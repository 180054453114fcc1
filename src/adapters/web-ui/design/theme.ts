import { themeCookie, type Theme } from "../../http/contract/page-state.ts";
import { keepCookie } from "../keep-cookie.ts";

/** The available choices; `system` follows the operating system's setting. */
type ThemeChoice = Theme | "system";

const thirtyDaysInSeconds = 2_592_000;
const changed = "themechange";

/** The user's choice. */
export function chosenTheme(window: Window): ThemeChoice {
  const chosen = window.document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The effective theme: the chosen one, otherwise the system's. */
export function shownTheme(window: Window): Theme {
  const chosen = chosenTheme(window);
  if (chosen !== "system") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Applies a theme and tells those who listen. */
export function showTheme(window: Window, theme: ThemeChoice): void {
  window.document.documentElement.dataset["theme"] = theme;
  window.dispatchEvent(new Event(changed));
}

/** Applies a theme and remembers it for a month (specification, section 9; answers 160). */
export function chooseTheme(window: Window, theme: ThemeChoice): void {
  if (theme === "system") keepCookie(window, themeCookie, "", 0);
  else keepCookie(window, themeCookie, theme, thirtyDaysInSeconds);
  showTheme(window, theme);
}

/** Calls back after each choice; returns a function that unsubscribes. */
export function onThemeChosen(listen: () => void): () => void {
  window.addEventListener(changed, listen);
  return () => window.removeEventListener(changed, listen);
}
