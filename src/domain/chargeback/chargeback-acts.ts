import type { StaffId } from "../id/id.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { accountRefusal } from "../trade/account-refusal.ts";
import { alreadySo, type AlreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type { StaffRole } from "../trade/trade-memory.ts";
import type { Trade } from "../trade/trade.ts";

/** A member of staff, with the role in which they act. */
interface ActingStaff {
  readonly staffId: StaffId;
  readonly role: StaffRole;
}

/**
 * The buyer is heard on a report (T44, T45): once, within their time. From then on it can be
 * decided.
 */
export function answerChargeback(trade: Trade, actorId: string, context: TradeContext): Judgement {
  const { chargeback, status, deadlines, memory, buyerId } = trade;
  if (actorId !== buyerId) return refuse({ code: "not_your_act" });
  const forbidden = accountRefusal(context, "buyer", { act: "answer-chargeback" });
  if (forbidden) return refuse(forbidden);
  if (chargeback !== "pending") return refuse({ code: "wrong_status", status });
  if (memory.chargebackAnswered) return refuse({ code: "limit_reached", atMost: 1 });
  const { chargeback_answer: until, ...others } = deadlines;
  if (until === undefined) return refuse({ code: "too_late", at: context.now });
  const action = { act: "answer-chargeback", by: "buyer", actorId } as const;
  const effects = { deadlines: others, memory: { chargebackAnswered: true } } as const;
  return accept(makeChange(trade, action, effects, context));
}

/** After a report was dismissed, staff may let the seller report once more (T43). */
export function allowAnotherReport(
  trade: Trade,
  { staffId, role }: ActingStaff,
  context: TradeContext,
): Judgement {
  const { chargeback, status, memory } = trade;
  if (chargeback !== "dismissed") return refuse({ code: "wrong_status", status });
  if (memory.chargebackAgain) return alreadySo(trade);
  const action = { act: "allow-chargeback", by: role, actorId: staffId };
  return accept(makeChange(trade, action, { memory: { chargebackAgain: true } }, context));
}

/** A claim with nothing open. */
export interface NothingOwed {
  readonly code: "nothing_owed";
}

/** Two admins write off what is left of a claim (T46). The first waits for the second. */
export function judgeWriteOff(
  trade: Trade,
  { staffId, role }: ActingStaff,
  context: TradeContext,
): Result<TradeChange | AlreadySo, NothingOwed> {
  const isOwed = trade.chargeback === "confirmed" && (context.chargeback?.openClaim ?? 0n) > 0n;
  if (!isOwed) return refuse({ code: "nothing_owed" });
  const { waiting } = trade.memory;
  const first = waiting.find(({ matter }) => matter === "write-off");
  if (first?.staffId === staffId) return accept({ already: true, trade });
  const action = { act: "write-off-claim", by: role, actorId: staffId };
  const others = waiting.filter(({ matter }) => matter !== "write-off");
  if (first) return accept(makeChange(trade, action, { memory: { waiting: others } }, context));
  const asked = [...others, { matter: "write-off", staffId } as const];
  const facts = { step: "awaits_second" };
  return accept(makeChange(trade, action, { memory: { waiting: asked }, facts }, context));
}

/** Whether a change writes the claim off, rather than only asking for it. */
export function isWrittenOff({ events }: TradeChange): boolean {
  return events.some(
    ({ act, facts }) => act === "write-off-claim" && facts?.["step"] === undefined,
  );
}
