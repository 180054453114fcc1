import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { errorCode } from "../embedded-postgres/error-code.ts";

/**
 * Classes and codes that concern the server, not the statement: a broken connection, insufficient
 * resources, a shutdown, a failing disk; a server that is read-only since another took over; a
 * statement, a lock or a silence that took too long; a transaction whose outcome was reported to
 * another client.
 */
const passing = /^(08...|53...|57P..|57014|58...|25006|25P02|25P03|25P04|40001|40P01|55P03)$/;

/** PostgreSQL's code for a statement that somebody canceled, or that took too long. */
const canceled = "57014";

/** Those of them after which the same connection is of no more use. */
const ending = /^(08...|57P..|25006|25P02|25P03|25P04)$/;

/**
 * The operating system's codes for an address where nothing answers, or that cannot be resolved
 * now.
 */
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

/** The driver has no codes for errors that it detects itself. */
const driverWords =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether the database, and not the request, caused an error: the same may work in a moment.
 * Whether a change was made before is unknown.
 */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isWithoutConnection(error)) return true;
  const code = errorCode(error) ?? "";
  return passing.test(code) || unreachable.has(code) || driverWords.test(error.message);
}

/** A connection that dies between two statements of a transaction is gone when the next one comes. */
function isWithoutConnection(error: Error): boolean {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}

/**
 * Whether the connection that gave this error should be closed: another may lead to a working
 * server.
 */
export function endsConnection(error: unknown): boolean {
  return ending.test(errorCode(error) ?? "");
}

/** Whether a statement was canceled, or took too long. */
export function isCanceled(error: unknown): boolean {
  return errorCode(error) === canceled;
}
