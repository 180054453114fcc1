/** Where the API's page says how a program sends a key. */
export const keyCallsId = "api-keys";

/** A command for a shell that reads the active trades of whose key it is, from this installation. */
export function keyCall(key: string): string {
  const url = new URL("/rest/v1/trade/active", window.location.origin).href;
  return `curl -H "Authorization: Bearer ${key}" ${url}`;
}

/** The same for a key that is still to be put in. */
export function keyExample(): string {
  return `KEY='phk_…'\n${keyCall("$KEY")}`;
}
