import type { JournalEntry } from "../ledger/journal-entry.ts";
import { after } from "./instant.ts";
import type { ActorKind, Claim, Mark, TradeChange, UsageEffect } from "./trade-change.ts";
import { active, projectStatus } from "./project-status.ts";
import type { Proposal } from "./proposal.ts";
import type { TradeContext } from "./trade-context.ts";
import type { TradeMemory } from "./trade-memory.ts";
import type { PassingStatus } from "./trade-status.ts";
import { tradeDeadlineKinds, type Instant, type Trade, type TradeDeadlines } from "./trade.ts";

/** The actor, and the act of the table. */
export interface Action {
  readonly act: string;
  readonly by: ActorKind;
  /** Undefined for the clock and the ledger. */
  readonly actorId?: string | undefined;
  /** The proposal that was accepted. */
  readonly proposalId?: string;
}

/** Memory fields to write; undefined removes one. */
type MemoryPatch = { readonly [Key in keyof TradeMemory]?: TradeMemory[Key] | undefined };

/** What a rule wants to change; everything it leaves out stays. */
export interface Effects {
  readonly axes?: Partial<
    Pick<
      Trade,
      | "stage"
      | "escrow"
      | "dispute"
      | "chargeback"
      | "feedback"
      | "flow"
      | "money"
      | "holds"
      | "paidAt"
      | "disputeAvailableAt"
    >
  >;
  readonly memory?: MemoryPatch;
  /** All deadlines from then on, except those that follow from the status and the proposals. */
  readonly deadlines?: TradeDeadlines;
  readonly proposals?: readonly Proposal[];
  readonly entries?: readonly JournalEntry[];
  readonly usage?: UsageEffect;
  readonly marks?: readonly Mark[];
  readonly claim?: Claim;
  readonly passed?: readonly PassingStatus[];
  readonly facts?: Readonly<Record<string, string>>;
}

/** The change that follows from what a rule wants, with everything that every act does. */
export function makeChange(
  before: Trade,
  action: Action,
  effects: Effects,
  { now, policy }: Pick<TradeContext, "now" | "policy">,
): TradeChange {
  const { act, by, actorId, proposalId } = action;
  const axes = { ...before, ...effects.axes };
  const status = projectStatus(axes);
  const lastMove = {
    act,
    ...(actorId !== undefined && { actorId }),
    ...(proposalId !== undefined && { proposalId }),
  };
  const proposals = status !== before.status ? [] : (effects.proposals ?? before.proposals);
  const isActive = active({ escrow: axes.escrow, status });
  const deadlines = deadlinesWith(effects.deadlines ?? before.deadlines, {
    stale: status === "paid" ? staleDeadline(before, action, now, policy) : undefined,
    proposal: proposalDeadline(before, proposals),
  });
  const trade: Trade = {
    ...axes,
    version: before.version + 1,
    status,
    openedAt: before.openedAt ?? (actorId === before.buyerId ? now : undefined),
    closedAt: isActive ? undefined : (before.closedAt ?? now),
    proposals,
    memory: withOpenClocks(
      remember(before.memory, {
        ...(hasMoved(before, axes) && { lastMove, waiting: [] }),
        ...effects.memory,
      }),
      deadlines,
    ),
    deadlines,
  };
  return {
    trade,
    entries: effects.entries ?? [],
    usage: effects.usage ?? { kind: "open" },
    events: [
      {
        act,
        by,
        actorId,
        fromStatus: before.status,
        toStatus: status,
        ...(effects.passed && { passed: effects.passed }),
        ...(effects.facts && { facts: effects.facts }),
      },
    ],
    marks: effects.marks ?? [],
    ...(effects.claim && { claim: effects.claim }),
  };
}

function hasMoved(before: Trade, axes: Trade): boolean {
  const names = ["stage", "escrow", "dispute", "chargeback", "feedback", "flow", "money"] as const;
  return names.some((name) => before[name] !== axes[name]);
}

/** A paid trade waits this long for an act by either party; every such act restarts it (T29). */
function staleDeadline(
  { deadlines, memory }: Trade,
  { by }: Action,
  now: Instant,
  policy: TradeContext["policy"],
): Instant {
  const settled = memory.settlementSeconds + policy.staleAfterSettlement;
  const fromNow = after(now, Math.max(policy.staleAfter, settled));
  const isByParty = by === "buyer" || by === "seller" || by === "both";
  return isByParty ? fromNow : (deadlines.stale ?? fromNow);
}

/** The deadline is the earliest end of a proposal; it is unchanged while the proposals are. */
function proposalDeadline(before: Trade, proposals: readonly Proposal[]): Instant | undefined {
  if (proposals === before.proposals) return before.deadlines.proposal;
  return proposals.length === 0
    ? undefined
    : Math.min(...proposals.map(({ validUntil }) => validUntil));
}

function deadlinesWith(
  deadlines: TradeDeadlines,
  following: { readonly [Kind in "stale" | "proposal"]: Instant | undefined },
): TradeDeadlines {
  return withoutUndefined({ ...deadlines, ...following });
}

/** What is remembered of a clock goes with it: one of the same kind that begins later is another. */
function withOpenClocks({ stoodStill, ...memory }: TradeMemory, open: TradeDeadlines): TradeMemory {
  const kept = tradeDeadlineKinds.flatMap((kind) => {
    const stood = open[kind] === undefined ? undefined : stoodStill?.[kind];
    return stood ? [[kind, stood] as const] : [];
  });
  return kept.length > 0 ? { ...memory, stoodStill: Object.fromEntries(kept) } : memory;
}

function remember(memory: TradeMemory, patch: MemoryPatch): TradeMemory {
  return withoutUndefined({ ...memory, ...patch });
}

function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
}
