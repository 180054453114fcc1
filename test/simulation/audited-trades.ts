import type { MemoryTables, MemoryTrade } from "../memory/memory-tables.ts";
import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import { custodyOf } from "../../src/domain/trade/custody.ts";
import type { TradeStatus } from "../../src/domain/trade/trade-status.ts";
import type { Instant, TradeMoney } from "../../src/domain/trade/trade.ts";
import type { AuditedJournal } from "./audited-journal.ts";
import { judgeFlow } from "./audited-flows.ts";
import type { AuditedPolicies } from "./audited-policies.ts";
import { judgeWindowOf, windowEndAfter } from "./audited-locks.ts";
import { isFairMoney, isOffered } from "./fair-money.ts";
import { afterTheEnd, isLegal } from "./own-rules.ts";
import {
  expectedMoves,
  movesInWords,
  movesSame,
  settlementOf,
  type OwnSettlement,
} from "./own-settlement.ts";
import { staffById } from "./population.ts";
import { must } from "./violation.ts";

/** A trade as the auditor has followed it. */
export interface OwnTrade {
  readonly id: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly offerId: string;
  readonly startedAt: number;
  readonly status: TradeStatus | undefined;
  readonly lines: number;
  readonly version: number;
  /** When a window of the buyer ends. */
  readonly windowEnd: Instant | undefined;
  /** The terms before it ended. */
  readonly money: TradeMoney;
  /** Whether it still binds anything. */
  readonly isActive: boolean;
  /** What it has said of its money since it ended. */
  readonly endedWith: TradeMoney | undefined;
  /** How its last hold ended. */
  readonly settled: OwnSettlement | undefined;
}

const isUnfunded = new Set<TradeStatus>(["pending", "not_funded", "funds_processing"]);
const mustEnd = [
  "payment_window",
  "funding_window",
  "staff_cancel",
  "stale",
  "appeal_window",
  "appeal_unheard",
] as const;

/** Follows every trade line by line. */
export class AuditedTrades {
  readonly own = new Map<string, OwnTrade>();
  /** Whose accounts changed in the step being checked. */
  readonly lockedNow = new Set<string>();
  readonly #tables: MemoryTables;
  readonly #journal: AuditedJournal;
  readonly #policies: AuditedPolicies;
  readonly #isStill: boolean;

  constructor(
    tables: MemoryTables,
    journal: AuditedJournal,
    policies: AuditedPolicies,
    isStill: boolean,
  ) {
    this.#policies = policies;
    this.#tables = tables;
    this.#isStill = isStill;
    this.#journal = journal;
  }

  /** Checks what was added to a trade; returns its states before and after. */
  follow(id: string): {
    readonly before: OwnTrade | undefined;
    readonly now: OwnTrade;
    readonly added: readonly RecordedEvent[];
  } {
    const stored = this.#tables.trades.get(id);
    if (!stored) throw new Error(`${id} is gone`);
    const before = this.own.get(id);
    const { trade, timeline } = stored;
    const added = timeline.slice(before?.lines ?? 0);
    this.#policies.follow(trade, added);
    const opened = before ?? this.#opened(stored);
    let { status } = opened;
    for (const event of added) {
      this.#judge(stored, event, status, opened.lines + added.indexOf(event) + 1);
      judgeWindowOf(stored, event, opened.windowEnd, this.#tables);
      status = event.toStatus;
    }
    must(
      trade.status === status,
      "the last line is the status",
      () => `${id} is ${trade.status}, told is ${status}`,
    );
    must(trade.version > opened.version, "versions grow", () => `${id} stays at ${trade.version}`);
    this.#judgeWhole(stored);
    const { flow = trade.flow } = this.#tables.offers.get(trade.offerId) ?? {};
    judgeFlow(id, flow, trade.flow, timeline);
    const { settled, money } = this.#settled(stored, opened);
    const isActive = trade.escrow === "held" || isUnfunded.has(trade.status);
    const now: OwnTrade = {
      ...opened,
      status,
      lines: timeline.length,
      version: trade.version,
      windowEnd: windowEndAfter(stored, added, opened.windowEnd),
      money,
      isActive,
      settled,
      endedWith: isActive ? undefined : trade.money,
    };
    must(
      (trade.closedAt === undefined) === isActive,
      "closed is closed",
      () => `${id} is ${trade.status} with ${trade.closedAt}`,
    );
    must(
      isActive || mustEnd.every((kind) => trade.deadlines[kind] === undefined),
      "no deadline lingers",
      () => `${id} is closed and waits for ${Object.keys(trade.deadlines).join()}`,
    );
    this.own.set(id, now);
    return { before, now, added };
  }

  /** What a timeline says as a whole. */
  #judgeWhole({ trade, timeline }: MemoryTrade): void {
    const { id, buyerId, openedAt } = trade;
    const byBuyer = timeline.find(({ actorId }) => actorId === buyerId);
    must(
      (openedAt === undefined) === (byBuyer === undefined),
      "opened by the buyer alone",
      () => `${id} is ${openedAt === undefined ? "not opened" : "opened"}, by ${byBuyer?.act}`,
    );
    const count = (act: string) => timeline.filter((event) => event.act === act).length;
    must(
      count("report-chargeback") <= 1 + count("allow-chargeback"),
      "reported again only where staff allowed it",
      () => `${id} was reported ${count("report-chargeback")} times`,
    );
  }

  #opened({ trade, terms }: MemoryTrade): OwnTrade {
    const { id, buyerId, sellerId, offerId, startedAt, money } = trade;
    const offer = this.#tables.offers.get(offerId);
    const owner = offer?.side === "sell" ? sellerId : buyerId;
    must(offer?.ownerId === owner && buyerId !== sellerId, "the right parties", () => id);
    must(terms.paymentMethod === offer?.paymentMethod, "as it was offered", () => id);
    const { pricing } = offer ?? {};
    const margin = pricing?.kind === "margin" ? BigInt(pricing.basisPoints) : 0n;
    must(
      isOffered(money, margin, startedAt),
      "as it was offered",
      () => `${id} at ${money.price.scaled}`,
    );
    const offered = { cashback: offer?.cashback, isNew: true };
    const isFair = isFairMoney(money, this.#policies.feeOf(trade), offered);
    must(isFair, "fair money", () => `${id} is about ${money.amount.units}`);
    return {
      id,
      buyerId,
      sellerId,
      offerId,
      startedAt,
      money,
      status: undefined,
      lines: 0,
      version: 0,
      windowEnd: undefined,
      isActive: false,
      settled: undefined,
      endedWith: undefined,
    };
  }

  #judge(
    { trade }: MemoryTrade,
    event: RecordedEvent,
    status: TradeStatus | undefined,
    seq: number,
  ): void {
    const { act, by, actorId, fromStatus, toStatus } = event;
    const told = () =>
      `${trade.id}: ${act} by ${by} ${actorId ?? ""}, ${fromStatus} to ${toStatus}`;
    must(event.seq === seq, "the timeline has no gap", told);
    must(fromStatus === status, "the timeline has no gap", told);
    must(isLegal(act, by, fromStatus, toStatus), "only legal transitions", told);
    const own = this.own.get(trade.id);
    must(!own || own.isActive || afterTheEnd.has(act), "closed is closed", told);
    if (by === "clock" || by === "ledger") {
      must(actorId === undefined, "the right actor", told);
      return;
    }
    const { buyerId, sellerId } = trade;
    const isParty = actorId === buyerId || actorId === sellerId;
    if (by === "buyer" || by === "seller" || by === "both") {
      const isRight = by === "both" ? isParty : actorId === (by === "buyer" ? buyerId : sellerId);
      must(isRight, "the right actor", told);
      this.#judgeAccount(event, told);
      return;
    }
    // The consequences of a lock are nobody's decision.
    if (event.facts?.["reason"] === "The account of a party was locked.") return;
    const member = staffById.get(actorId ?? "");
    must(member?.role === by, "the right actor", told);
    must(
      !isParty && !member?.linkedIds.some((id) => [buyerId, sellerId].includes(id)),
      "a judge is not a party",
      told,
    );
  }

  /**
   * What settles nothing may still come at the same moment as the lock, as if it had come before.
   */
  #judgeAccount({ act, by, actorId = "" }: RecordedEvent, told: () => string): void {
    const settles = by === "both" || ["release", "give-back", "cancel"].includes(act);
    const mayComeBefore = !settles || !this.#isStill;
    if (act === "opened" || (mayComeBefore && this.lockedNow.has(actorId))) return;
    const states = this.#tables.traders.get(actorId)?.account?.states ?? [];
    must(!states.includes("banned"), "who is banned acts in no trade", told);
  }

  /**
   * Escrow and entries against what the trade says about itself, and the end of a hold against our
   * own calculation.
   */
  #settled(
    { trade, timeline }: MemoryTrade,
    before: OwnTrade,
  ): Pick<OwnTrade, "settled" | "money"> {
    const { id, money, escrow, holds } = trade;
    const { asset } = money.amount;
    const { hold, settle } = this.#journal.entriesOf(id);
    const inEscrow = this.#journal.sums.get(`escrow:${asset}:${id}`) ?? 0n;
    const isHeld = escrow === "held";
    // What is on the chain is in no book.
    const isOurs = custodyOf(trade) === "ledger";
    const total = money.amount.units + money.fee.units + money.cashback.units;
    must(
      inEscrow === (isHeld && isOurs ? total : 0n),
      "escrow holds just what is held",
      () => `${id} is ${escrow} and holds ${inEscrow}`,
    );
    must(
      hold.length === (isOurs ? holds : 0),
      "one settlement per hold",
      () => `${id} says ${holds} holds, the books ${hold.length}`,
    );
    must(
      settle.length === (isOurs ? holds - (isHeld ? 1 : 0) : 0),
      "one settlement per hold",
      () => `${id} is ${escrow} with ${settle.length} settlements of ${holds} holds`,
    );
    const cashback = this.#tables.offers.get(trade.offerId)?.cashback;
    const offered = { cashback, isNew: false };
    const isFair = !isHeld || isFairMoney(money, this.#policies.feeOf(trade), offered);
    must(isFair, "fair money", () => `${id} is about ${money.amount.units}`);
    if (!isOurs) {
      // What becomes of its money the chain says.
      const isOver = before.isActive && trade.closedAt !== undefined && holds > 0;
      return isOver
        ? { settled: settlementOf(timeline, before.money), money: before.money }
        : { settled: before.settled, money: isHeld ? money : before.money };
    }
    const isNew = before.isActive && !isHeld && settle.length > 0;
    if (!isNew) {
      const { endedWith } = before;
      must(
        isHeld || !endedWith || isSameMoney(endedWith, money),
        "closed is closed",
        () => `${id} has other money than it ended with`,
      );
      return { settled: before.settled, money: isHeld ? money : before.money };
    }
    const settled = settlementOf(timeline, before.money);
    if (!settled) throw new Error(`${id} ended by ${timeline.at(-1)?.act}`);
    const expected = expectedMoves(settled, before.money, trade);
    must(
      movesSame(settle.at(-1), expected),
      "the right party gets the right sum",
      () => `${id} moved ${movesInWords(settle.at(-1))} and not ${movesInWords(expected)}`,
    );
    return { settled, money: before.money };
  }
}

function isSameMoney(one: TradeMoney, other: TradeMoney): boolean {
  return one.amount.units === other.amount.units && one.fee.units === other.fee.units;
}
