import { themeCookie, type Theme } from "../../http/contract/page-state.ts";

const thirtyDaysInSeconds = 2_592_000;

/** The theme that the reader sees: the chosen one, else the system's. */
export function shownTheme(window: Window): Theme {
  const chosen = window.document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows a theme and remembers it for a month (specification, section 9). */
export function chooseTheme(window: Window, theme: Theme): void {
  window.document.documentElement.dataset["theme"] = theme;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  window.document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${thirtyDaysInSeconds}; SameSite=Lax${secure}`;
}
