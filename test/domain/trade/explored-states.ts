import { money } from "../../../src/domain/money/money.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import { after } from "../../../src/domain/trade/instant.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import { openTrade, type TradeOpening } from "../../../src/domain/trade-decision/open-trade.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import { closed } from "../../../src/domain/trade/project-status.ts";
import type { TradePolicy } from "../../../src/domain/trade/trade-policy.ts";
import {
  tradeDeadlineKinds,
  type Instant,
  type Trade,
  type TradeDeadlineKind,
} from "../../../src/domain/trade/trade.ts";
import { everyCommand } from "./every-command.ts";
import { agreed, contextAt, opening } from "./example-trade.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

/** What may happen any number of times may happen once here: this keeps the state space small. */
const policy: TradePolicy = {
  ...defaultTradePolicy,
  cardDeclinesAtMost: 1,
  extensionsAtMost: 1,
  reopeningsAtMost: 1,
};

/** One step from a state to the next. */
export interface Step {
  readonly before: Trade;
  readonly change: TradeChange;
  /** Undefined if a deadline ran. */
  readonly command: TradeCommand | undefined;
  readonly deadline: TradeDeadlineKind | undefined;
  readonly from: string;
  readonly to: string;
}

export interface Explored {
  /** The codes of all refusals. */
  readonly refusalCodes: ReadonlySet<string>;
  /** One trade for each abstract state. */
  readonly states: ReadonlyMap<string, Trade>;
  readonly starts: readonly TradeChange[];
  readonly steps: readonly Step[];
}

/** The window is longer than the staff's notice, so that either can end first. */
const plain: TradeOpening = {
  ...opening,
  money: { ...agreed, cashback: money("BTC", 1_000n) },
  windowSeconds: 7200,
  policy,
};
const openings: readonly TradeOpening[] = [
  plain,
  { ...plain, offerOwner: "buyer", starterId: "ben" },
  { ...plain, flow: "gcc-auto" },
  { ...plain, flow: "bt-auto" },
  { ...plain, deferred: true },
  { ...plain, money: { ...plain.money, usdCents: 20_000_00n } },
];

let known: Explored | undefined;

/** The result of `explore`, computed once. */
export function explored(): Explored {
  return (known ??= explore());
}

/**
 * Every reachable state of a trade: from each, every command of everyone is tried, and the earliest
 * deadline runs.
 */
function explore(): Explored {
  const refusalCodes = new Set<string>();
  const starts = openings.map(openTrade);
  const states = new Map<string, Trade>();
  const steps: Step[] = [];
  const waiting: { key: string; trade: Trade; now: Instant }[] = [];
  const visit = (trade: Trade, now: Instant): string => {
    const key = abstractState(trade, now);
    if (!states.has(key) && isFollowed(trade)) {
      states.set(key, trade);
      waiting.push({ key, trade, now });
    }
    return key;
  };
  for (const { trade } of starts) visit(trade, trade.startedAt);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { key: from, trade: before } = next;
    const now = next.now + 1_000;
    for (const command of everyCommand(before, now)) {
      const judgement = decideTrade(before, command, openContext(before, command, now));
      if (!judgement.ok) {
        refusalCodes.add(judgement.refusal.code);
        continue;
      }
      if (isAlreadySo(judgement.value)) continue;
      const change = judgement.value;
      const to = visit(change.trade, now);
      steps.push({ before, change, command, deadline: undefined, from, to });
    }
    const deadline = earliestDeadline(before);
    const at = deadline && before.deadlines[deadline];
    if (deadline && at !== undefined) {
      const change = carryOut(before, deadline, openContext(before, undefined, at));
      const to = visit(change.trade, at);
      steps.push({ before, change, command: undefined, deadline, from, to });
    }
    for (const moment of momentsAhead(before, now)) {
      if (moment < (at ?? Infinity)) visit(before, moment);
    }
  }
  return { states, starts, steps, refusalCodes };
}

/** When something becomes possible by waiting, without a deadline. */
function momentsAhead({ disputeAvailableAt, startedAt }: Trade, now: Instant): Instant[] {
  const mayCancel = after(startedAt, policy.sellerCancelAfter);
  return [disputeAvailableAt ?? 0, mayCancel].filter((moment) => moment > now);
}

/** The most permissive context: a refusal can only come from the trade's own state. */
export function openContext(
  trade: Trade,
  command: TradeCommand | undefined,
  now: Instant,
  other: Partial<TradeContext> = {},
): TradeContext {
  const { marketPrice, amount } = trade.money;
  const moved = { ...marketPrice, scaled: marketPrice.scaled * 2n };
  const free = ["mod1", "mod2"].find((id) => !trade.memory.deciderIds.includes(id)) ?? "mod1";
  return contextAt(now, {
    policy,
    market: command?.act === "re-quote" ? moved : marketPrice,
    sellerAvailable: { ...amount, units: (amount.units * 100n) as typeof amount.units },
    startRules: { refusal: undefined },
    disputeCase: { workerId: free, mayWrite: true, hasActed: false, staffLate: false },
    chargeback: {
      methodReversible: true,
      anotherReportAllowed: false,
      buyerAnswered: false,
      openClaim: 0n,
    },
    ...other,
  });
}

function earliestDeadline({ deadlines }: Trade): TradeDeadlineKind | undefined {
  const at = (kind: TradeDeadlineKind) => deadlines[kind] ?? Infinity;
  return tradeDeadlineKinds
    .filter((kind) => at(kind) !== Infinity)
    .toSorted((left, right) => at(left) - at(right))[0];
}

/**
 * Everything that later steps depend on; amounts, times and the past are left out. Several open
 * proposals, or several pending second persons, are not explored together.
 */
function abstractState(trade: Trade, now: Instant): string {
  const { stage, escrow, dispute, chargeback, feedback, memory, disputeAvailableAt } = trade;
  const axes = [stage, escrow, dispute, chargeback, feedback, Object.keys(trade.deadlines)];
  const isLarge = trade.money.usdCents > policy.largeVerdictAboveCents;
  const proposals = trade.proposals.map(({ by, terms }) => [terms.kind, by]);
  const waiting = memory.waiting.map(({ matter }) => matter);
  if (closed(trade)) return JSON.stringify([axes, isLarge, proposals, waiting]);
  const { verdict, verdictAcceptedBy, adminsTold, disputeOpenerId, disputeWithdrawn } = memory;
  if (dispute !== "none") {
    const ofCase = [disputeOpenerId, disputeWithdrawn, verdict?.for, verdictAcceptedBy, adminsTold];
    return JSON.stringify([axes, isLarge, proposals, waiting, ofCase]);
  }
  const ofPayment = [memory.reopenings, memory.paidWithdrawn, memory.codeShared, disputeWithdrawn];
  const isUnpaid = stage !== "paid";
  const isUnresponsive =
    trade.openedAt === undefined && now >= after(trade.startedAt, policy.sellerCancelAfter);
  const ofStart = isUnpaid && [
    trade.flow,
    trade.offerOwner,
    trade.openedAt === undefined,
    isUnresponsive,
  ];
  const isDisputable = !isUnpaid && now >= (disputeAvailableAt ?? Infinity);
  return JSON.stringify([axes, isLarge, proposals, ofPayment, ofStart, isDisputable]);
}

function isFollowed({ proposals, memory }: Trade): boolean {
  return proposals.length < 2 && memory.waiting.length < 2;
}
