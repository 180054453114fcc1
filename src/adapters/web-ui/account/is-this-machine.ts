/** The mailbox of a demo can be read on the machine that it runs on, and nowhere else. */
export function isThisMachine(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(window.location.hostname);
}
