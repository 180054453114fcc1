/**
 * Whether the page runs in the mobile app, which names itself in its user agent (answers 17), or as an
 * installed app, without the bars of a browser.
 */
export function isApp(): boolean {
  return (
    navigator.userAgent.includes("PeerholdApp/") ||
    window.matchMedia("(display-mode: standalone)").matches
  );
}
