/** What the server said about this installation, in the head of the page. */
export const consoleState = {
  brandName: saidIn("application-name"),
  /** Whether everything here is play money: the sign-in page shows the codes of the demo's staff. */
  isDemo: saidIn("demo") === "true",
};

function saidIn(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** The nonce of this page: styles that scripts write carry it (S17). */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
