import { themeCookie, type Theme } from "../../http/contract/page-state.ts";

/** What a reader can choose; `system` follows the machine's own setting. */
type ThemeChoice = Theme | "system";

const thirtyDaysInSeconds = 2_592_000;
const changed = "themechange";

/** What the reader chose. */
export function chosenTheme(window: Window): ThemeChoice {
  const chosen = window.document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The theme that the reader sees: the chosen one, else the system's. */
export function shownTheme(window: Window): Theme {
  const chosen = chosenTheme(window);
  if (chosen !== "system") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows a theme and remembers it for a month (specification, section 9; answers 160). */
export function chooseTheme(window: Window, theme: ThemeChoice): void {
  window.document.documentElement.dataset["theme"] = theme;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const value = theme === "system" ? "" : theme;
  const maxAge = theme === "system" ? 0 : thirtyDaysInSeconds;
  window.document.cookie = `${themeCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  window.dispatchEvent(new Event(changed));
}

/** Calls when a choice was made; what it gives back ends that. */
export function onThemeChosen(listen: () => void): () => void {
  window.addEventListener(changed, listen);
  return () => window.removeEventListener(changed, listen);
}
