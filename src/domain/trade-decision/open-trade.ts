import type { OfferId, TraderId } from "../id/id.ts";
import { after } from "../trade/instant.ts";
import { holdEntries } from "../settlement/settlement.ts";
import type { Custody } from "../trade/custody.ts";
import { projectStatus } from "../trade/project-status.ts";
import type { TradeChange } from "../trade/trade-change.ts";
import type { TradeMemory } from "../trade/trade-memory.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { EscrowState, TradeStage } from "../trade/trade-status.ts";
import {
  sideOf,
  type Instant,
  type Side,
  type Trade,
  type TradeDeadlines,
  type TradeFlow,
  type TradeMoney,
} from "../trade/trade.ts";

/** A start that passed every start rule, with what the trade copies from the offer. */
export interface TradeOpening {
  readonly id: string;
  readonly offerId: OfferId;
  readonly buyerId: TraderId;
  readonly sellerId: TraderId;
  readonly offerOwner: Side;
  /** Who started it: the side that does not own the offer. */
  readonly starterId: string;
  readonly flow: TradeFlow;
  readonly money: TradeMoney;
  /** The payment window of the offer. */
  readonly windowSeconds: number;
  /** The escrow is funded after the start (T2), not with it (T1). */
  readonly deferred: boolean;
  /** Defaults to the books of the platform. Paid on the chain after the start, so `deferred`. */
  readonly custody?: Custody;
  /** How long the seller has to fund it, in seconds; defaults to the policy's. */
  readonly fundingSeconds?: number;
  /** Whether the owner of the offer is a vendor; defaults to no. */
  readonly vendorOffer?: boolean;
  /** How long a payment by the method takes; defaults to 0. */
  readonly settlementSeconds?: number;
  readonly now: Instant;
  readonly policy: TradePolicy;
  readonly policyVersion: number;
}

/** T1, or T2 with deferred escrow: the trade begins. */
export function openTrade(opening: TradeOpening): TradeChange {
  const { deferred, starterId, now } = opening;
  const trade = newTrade(opening);
  const starter = sideOf(trade, starterId);
  if (!starter) throw new RangeError(`${starterId} starts ${trade.id} without a side in it`);
  return {
    trade: { ...trade, openedAt: starter === "buyer" ? now : undefined },
    entries: deferred ? [] : holdEntries(trade, trade.money, trade.holds),
    usage: { kind: "count" },
    events: [
      {
        act: "start",
        by: starter,
        actorId: starterId,
        fromStatus: undefined,
        toStatus: trade.status,
      },
    ],
    marks: [],
  };
}

function newTrade({ now, policy, deferred, starterId, custody, ...opening }: TradeOpening): Trade {
  if (custody === "multisig") checkOnChain(deferred, opening);
  const { vendorOffer, settlementSeconds, fundingSeconds, ...agreed } = opening;
  const stage: TradeStage = deferred ? "awaiting_funding" : "awaiting_payment";
  const escrow: EscrowState = deferred ? "none" : "held";
  const axes = { stage, escrow, dispute: "none", chargeback: "none", feedback: "none" } as const;
  const deadlines: TradeDeadlines = deferred
    ? { funding_window: after(now, fundingSeconds ?? policy.fundingWindow) }
    : { payment_window: after(now, opening.windowSeconds) };
  return {
    ...agreed,
    ...axes,
    version: 1,
    status: projectStatus(axes),
    holds: deferred ? 0 : 1,
    startedAt: now,
    openedAt: undefined,
    paidAt: undefined,
    disputeAvailableAt: undefined,
    closedAt: undefined,
    deadlines,
    proposals: [],
    memory: {
      ...freshMemory,
      lastMove: { act: "start", actorId: starterId },
      ...(custody === "multisig" && { custody }),
      vendorOffer: vendorOffer ?? false,
      settlementSeconds: settlementSeconds ?? 0,
    },
  };
}

/** The start rules let nothing else begin with an escrow on the chain. */
function checkOnChain(deferred: boolean, { id, money }: Pick<TradeOpening, "id" | "money">): void {
  const { amount, cashback } = money;
  if (deferred && amount.asset === "BTC" && cashback.units === 0n) return;
  throw new RangeError(`${id} cannot have its escrow on the chain`);
}

const freshMemory: Omit<TradeMemory, "lastMove" | "vendorOffer" | "settlementSeconds"> = {
  cardDeclines: 0,
  extensions: 0,
  reopenings: 0,
  adjustments: 0,
  paidWithdrawn: false,
  codeShared: false,
  disputeWithdrawn: false,
  deciderIds: [],
  waiting: [],
  verdictAcceptedBy: [],
  adminsTold: false,
};
