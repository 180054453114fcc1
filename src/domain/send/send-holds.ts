import { isHeldAsSeller } from "../account/trader-account.ts";
import type { SendFacts } from "./decide-send.ts";
import type { SendPolicy } from "./send-policy.ts";
import type { HoldReason } from "./send.ts";

/** Everything that holds a send to an address, and for how long (decisions, Limits: Withdrawals). */
export function holdsOf(
  facts: Pick<SendFacts, "account" | "now" | "sessionStartedAt" | "isAddressUsed">,
  policy: SendPolicy,
): readonly (readonly [HoldReason, number])[] {
  const { account, now, sessionStartedAt, isAddressUsed } = facts;
  const { secondsSinceRecovery = Infinity } = account;
  const isYoung = now - sessionStartedAt < policy.youngSession * 1_000;
  const isNew = !isAddressUsed;
  const all: readonly (readonly [HoldReason, number, boolean])[] = [
    ["new_address", policy.newAddressHold, isNew],
    ["young_session", policy.cautiousHold, isNew && isYoung],
    ["recovered", policy.cautiousHold, isNew && secondsSinceRecovery < policy.afterRecovery],
    ["security_change", policy.cautiousHold, isHeldAsSeller(account)],
  ];
  return all.flatMap(([reason, seconds, holds]) =>
    holds && seconds > 0 ? [[reason, seconds] as const] : [],
  );
}
