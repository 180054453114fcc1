import { match, P } from "ts-pattern";
import { projectStatus } from "../../../src/domain/trade/project-status.ts";
import type { ActorKind, TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import {
  rowActors,
  tradeTable,
  type EscrowEffect,
  type TradeTableRow,
} from "../../../src/domain/trade/trade-table.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import type { Step } from "./explored-states.ts";
import { observedEffect } from "./observed-effect.ts";

/** What is wrong with a step, in words; nothing if it agrees with the table. */
export function contradictions(step: Step): string[] {
  const { before, change, deadline } = step;
  const row = rowOf(step);
  const said = `${before.status} ${change.events[0]?.act} by ${change.events[0]?.by}`;
  if (!row) return deadline && isQuiet(before, change) ? [] : [`${said} is not in the table`];
  return outcomeAgrees(row, before, change) ? [] : [`${said} does not do as ${row.id}`];
}

/** The row of a step; undefined for one that only ends a deadline. */
export function rowOf({ before, change, command }: Step): TradeTableRow | undefined {
  const { act = "", by } = change.events[0] ?? {};
  return findRow(before, act, command ? actorOf(before, command) : by);
}

/** The id of the row if the step completed it, not only prepared it. */
export function wholeRow(step: Step): string | undefined {
  const row = rowOf(step);
  const isWhole = row && !isPreparation(row, step.before, step.change);
  return isWhole ? row.id : undefined;
}

function findRow(
  { status }: Trade,
  act: string,
  kind: ActorKind | undefined,
): TradeTableRow | undefined {
  const rows = tradeTable.filter((row) => {
    const kinds: readonly (ActorKind | undefined)[] = rowActors[row.by];
    return row.act === act && row.from.includes(status) && kinds.includes(kind);
  });
  if (rows.length > 1) throw new Error(`${status} ${act} ${kind} stands in two rows`);
  return rows[0];
}

function actorOf({ buyerId, sellerId }: Trade, command: TradeCommand): ActorKind | undefined {
  if (!("actorId" in command)) {
    return command.act.startsWith("funding-") && command.act !== "funding-over"
      ? "ledger"
      : "clock";
  }
  const isParty = command.actorId === buyerId || command.actorId === sellerId;
  if ("role" in command && command.role) return isParty ? undefined : command.role;
  if (!isParty) return undefined;
  return command.actorId === buyerId ? "buyer" : "seller";
}

function outcomeAgrees(row: TradeTableRow, before: Trade, change: TradeChange): boolean {
  if (isPreparation(row, before, change)) return true;
  return isStatusOf(row, before, change) && isEffectOf(row.escrow, before, change);
}

/** A proposal, a notice, the first of two people: only the trade's memory changes. */
function isPreparation(row: TradeTableRow, before: Trade, change: TradeChange): boolean {
  const takesSteps =
    ["both", "two admins", "case worker", "supermoderator, admin"].includes(row.by) ||
    ["T37", "T40", "T45"].includes(row.id);
  return takesSteps && isQuiet(before, change) && change.events[0]?.facts?.["step"] !== undefined;
}

/** Neither status nor money nor marks change. */
function isQuiet(before: Trade, change: TradeChange): boolean {
  const axes = ["stage", "escrow", "dispute", "chargeback", "feedback", "money"] as const;
  const isSame = axes.every((axis) => before[axis] === change.trade[axis]);
  return isSame && change.entries.length === 0 && change.marks.length === 0 && !change.claim;
}

function isStatusOf({ to }: TradeTableRow, before: Trade, { trade, events }: TradeChange): boolean {
  const event = events[0];
  const isTold = event?.fromStatus === before.status && event.toStatus === trade.status;
  const expected = match(to)
    .with("(same)", () => before.status)
    .with("(before)", () => projectStatus({ ...before, chargeback: "none" }))
    .with(P.string, (status) => status)
    .exhaustive();
  return isTold && trade.status === expected;
}

function isEffectOf(effect: EscrowEffect, before: Trade, change: TradeChange): boolean {
  const seen = observedEffect(before, change);
  const { escrow, stage, memory } = change.trade;
  const isHeld = escrow === "held";
  return match(effect)
    .with("–", () => seen === "none" && !change.claim)
    .with("asked", () => seen === "none" && stage === "funding")
    .with("hold", () => seen === "hold" && isHeld)
    .with("adjust", () => seen === "adjust" && isHeld)
    .with("release", () => seen === "release" && escrow === "released")
    .with("return", () => seen === "return" && escrow === "returned")
    .with("amend", () => seen === "part" && escrow === "split")
    .with("release, or held", () => (isHeld ? seen === "none" : seen === "release"))
    .with("return, or held", () => (isHeld ? seen === "none" : seen === "return"))
    .with("split, or held", () => (isHeld ? seen === "none" : seen === "part"))
    .with("as the verdict says", () => {
      const byVerdict = { buyer: "release", seller: "return", split: "part" } as const;
      return memory.verdict !== undefined && seen === byVerdict[memory.verdict.for];
    })
    .with("– (debt)", () => seen === "none" && change.claim !== undefined)
    .exhaustive();
}
