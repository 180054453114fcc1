/** Keeps a value that is no secret in this browser, for the server to read; `maxAge` in seconds. */
export function keepCookie(window: Window, name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  window.document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
