/** Refusals of a limit that a higher level lifts. */
const limits: ReadonlySet<string> = new Set([
  "max_per_trade_limit",
  "reached_daily_compliance_limit",
  "default",
  "max_2_active_trades_id_not_verified",
  "id_verification_required",
]);

const watchers = new Set<() => void>();
let isHit = false;

/** Notes that an act was refused by a limit of the level; until the page is loaded again. */
export function noteLimit(code: string): void {
  if (!limits.has(code)) return;
  isHit = true;
  for (const look of watchers) look();
}

export function wasLimitHit(): boolean {
  return isHit;
}

export function watchLimit(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}
