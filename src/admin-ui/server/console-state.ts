const isDemo = saidIn("demo") === "true";

/** What the server said about this installation, in the head of the page. */
export const consoleState = {
  brandName: saidIn("application-name"),
  /** Whether everything here is play money: the sign-in page shows the codes of the demo's staff. */
  isDemo,
  /** How the page is laid out. Its language is English; a demo shows the other way with `?dir=rtl`. */
  direction: isDemo && new URLSearchParams(location.search).get("dir") === "rtl" ? "rtl" : "ltr",
} as const;

function saidIn(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** The nonce of this page: styles that scripts write carry it (S17). */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
