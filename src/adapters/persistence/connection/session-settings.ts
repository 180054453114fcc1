import type { DatabaseAddress } from "./data-source.ts";

/**
 * Limits that the server itself enforces, in ms. A link that goes silent in the middle of a
 * transaction would otherwise hold its row locks until the system's keepalive, two hours later.
 */
export const limits = {
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 2_000,
};

/** How much longer than the server's limit an answer may take to arrive, in ms. */
export const transportMs = 500;

/** Whether its connections are those of a pooler, which other clients share. */
export function isPooled(address: DatabaseAddress): boolean {
  return "directUrl" in address && address.directUrl !== undefined;
}

/**
 * Settings for each new connection. Our statements are short and many: JIT compilation takes
 * seconds where the planner overestimates the cost, and running one takes milliseconds.
 */
export function startOptions({ actingAs }: DatabaseAddress, searchPath?: string) {
  const options = [
    "-c jit=off",
    ...(actingAs === undefined ? [] : [`-c role=${actingAs}`]),
    ...(searchPath === undefined ? [] : [`-c search_path=${searchPath}`]),
  ].join(" ");
  return { options };
}
