import { errorCode } from "../embedded-postgres/error-code.ts";

/**
 * Classes and codes that tell of the server, not of the statement: a broken connection, too little of
 * something, a shutdown, a failing disk; a statement, a lock or a silence that took too long.
 */
const passing = /^(08...|53...|57P..|58...|57014|25P03|25P04|40001|40P01|55P03)$/;

/** How the operating system says that nobody answers at the address. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** The driver has no codes for what it finds out itself. */
const driverWords =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client has encountered a connection error)/;

/**
 * Whether the database, and not what was asked of it, is the reason of an error: the same may work in a
 * moment. Whether a change was made before, nobody knows.
 */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error) ?? "";
  return passing.test(code) || unreachable.has(code) || driverWords.test(error.message);
}
