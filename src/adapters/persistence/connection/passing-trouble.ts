import { errorCode } from "../embedded-postgres/error-code.ts";

/**
 * Classes and codes that tell of the server, not of the statement: a broken connection, too little of
 * something, a shutdown, a failing disk; a server that only reads since another took over; a statement, a
 * lock or a silence that took too long; a transaction whose end somebody else was told of.
 */
const passing = /^(08...|53...|57P..|58...|57014|25006|25P02|25P03|25P04|40001|40P01|55P03)$/;

/** Those of them after which nothing more can be had from the same connection. */
const ending = /^(08...|57P..|25006|25P02|25P03|25P04)$/;

/** How the operating system says that nobody answers at the address, or that nobody knows it now. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** The driver has no codes for what it finds out itself. */
const driverWords =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client has encountered a connection error|Client was closed)/;

/**
 * Whether the database, and not what was asked of it, is the reason of an error: the same may work in a
 * moment. Whether a change was made before, nobody knows.
 */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error) ?? "";
  return passing.test(code) || unreachable.has(code) || driverWords.test(error.message);
}

/** Whether the connection that said this should be given up: another one may lead to a server that can. */
export function endsConnection(error: unknown): boolean {
  return ending.test(errorCode(error) ?? "");
}
