import type { StaffId } from "../id/id.ts";
import type { TradeCommand } from "./trade-command.ts";
import type { StaffRole } from "./trade-memory.ts";
import { tradeTable } from "./trade-table.ts";
import type { TradeStatus } from "./trade-status.ts";
import type { Trade } from "./trade.ts";

/** Who marked the account of a party. */
export interface LockedBy {
  readonly staffId: StaffId;
  readonly role: StaffRole;
}

/** What the parties may see of it; the reason for the lock stays with staff. */
const lockedPartyReason = "The account of a party was locked.";

const disputed: TradeStatus = "dispute_open";

/** The statuses in which a party's lock has consequences: from `paid` T29, else T9 or T20. */
export const statusesMovedByLock: readonly TradeStatus[] = tradeTable
  .filter(({ act }) => act === "stale" || act === "staff-cancel")
  .flatMap(({ from }) => from)
  .filter((status) => status !== disputed);

/** What to do with a trade whose party was banned or is compromised, if anything. */
export function commandForLockedParty(
  { status, memory }: Trade,
  { staffId: actorId, role }: LockedBy,
): TradeCommand | undefined {
  if (!statusesMovedByLock.includes(status) || memory.staffCancel) return undefined;
  return status === "paid"
    ? { act: "stale", because: "locked_party" }
    : { act: "staff-cancel", actorId, role, reason: lockedPartyReason };
}
