/** The generic retry (specification, section 7). */
const attempts = 3;
const delayPerAttemptMs = 1_000;
export const passing: ReadonlySet<number> = new Set([408, 429, 500, 501, 502, 503, 504]);
/** The longest wait the client accepts from a `Retry-After`. */
const longestDelayMs = 10_000;

/** A ledger that books later asks for patience: the act is done, only not yet (specification, section 7). */
const ledgerCode = "ledger_async_mode";
const attemptsOfLedger = 10_000;
const longestDelayOfLedgerMs = 30_000;

/** Whether a transient failure is one of a ledger that is still working. */
export async function isLedgerWorking(answer: Response): Promise<boolean> {
  if (answer.status !== 503) return false;
  const body = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as { readonly error?: { readonly code?: unknown } } | undefined;
  return body?.error?.code === ledgerCode;
}

/**
 * How long to wait after the attempt of that number, in milliseconds; undefined to wait no more.
 * `retryAfterMs`: what the server asked for, 0 for nothing.
 */
export function retryDelay(
  attempt: number,
  answer: {
    readonly status: number;
    readonly isLedgerWorking: boolean;
    readonly retryAfterMs: number;
  },
): number | undefined {
  if (!passing.has(answer.status)) return undefined;
  const delay = delayPerAttemptMs * attempt;
  if (answer.isLedgerWorking) {
    return attempt < attemptsOfLedger ? Math.min(delay, longestDelayOfLedgerMs) : undefined;
  }
  const asked = Math.max(delay, answer.retryAfterMs);
  return attempt < attempts && asked <= longestDelayMs ? asked : undefined;
}
