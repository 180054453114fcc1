import { accept, refuse } from "../result/result.ts";
import { accountRefusal } from "../trade/account-refusal.ts";
import { alreadySo, type Judgement } from "../trade/judgement.ts";
import { makeChange } from "../trade/make-change.ts";
import type { TradeContext } from "../trade/trade-context.ts";
import type {
  KeptRequirement,
  KeptRequirementKind,
  RequirementStatus,
} from "../trade/trade-memory.ts";
import type { TradeStatus } from "../trade/trade-status.ts";
import { otherSide, sideOf, type Side, type Trade } from "../trade/trade.ts";

/** What a party has to show or do in a trade whose flow asks for it (answers 93). */
export type RequirementKind =
  | KeptRequirementKind
  | "bank_account_shared"
  | "gift_card_info"
  | "gift_card_code";

/** One requirement of a trade. There is one of a kind, so its kind is its id. */
export interface Requirement extends KeptRequirement {
  readonly kind: RequirementKind;
  /** Who has to meet it. */
  readonly by: Side;
  /** What waits for it: that the buyer sees where to pay, or that they mark the trade as paid. */
  readonly before: "reveal" | "paid";
  readonly isOptional: boolean;
}

/** Everything that the flow of a trade requires, met or not, in the order in which it is done. */
export function requirementsOf(trade: Trade): readonly Requirement[] {
  const kept = trade.memory.requirements ?? {};
  const of = (kind: RequirementKind, rest: Partial<Requirement> = {}): Requirement => ({
    kind,
    by: "buyer",
    before: "paid",
    isOptional: false,
    ...(kept[kind as KeptRequirementKind] ?? { status: "PENDING" }),
    ...rest,
  });
  switch (trade.flow) {
    case "bt-auto":
      return [
        // The account came with the offer or the start: there is nothing to wait for.
        of("bank_account_shared", { by: "seller", before: "reveal", status: "APPROVED" }),
        of("terms_read", { before: "reveal" }),
        of("receipt"),
      ];
    case "gcc-auto":
      return [
        of("gift_card_info", { status: cardStatus(trade) }),
        of("receipt", { isOptional: true }),
        of("gift_card_code", { status: codeStatus(trade) }),
      ];
    default:
      return [];
  }
}

/** Whether the buyer may see where to pay, as far as requirements are concerned (answers 95). */
export function isRevealed(trade: Trade): boolean {
  return requirementsOf(trade).every((each) => each.before === "paid" || isMet(each));
}

/** What the buyer has to submit before they can mark the trade as paid (T15). */
export function openRequirements(trade: Trade): readonly RequirementKind[] {
  return requirementsOf(trade)
    .filter((each) => !isMet(each))
    .map(({ kind }) => kind);
}

/** A party asks to change a requirement. */
interface RequirementStep {
  readonly actorId: string;
  /** As typed: anything that is no requirement of the trade is refused. */
  readonly kind: string;
  /** The file that shows it, where it takes one. */
  readonly fileId?: string | undefined;
}

/**
 * The party says that they did it, or shows it with a file: terms are read without one, a receipt needs
 * one. Showing another file replaces the first.
 */
export function meetRequirement(
  trade: Trade,
  { actorId, kind, fileId }: RequirementStep,
  context: TradeContext,
): Judgement {
  const found = findRequirement(trade, actorId, kind, context);
  if ("refusal" in found) return refuse(found.refusal);
  const { requirement, side } = found;
  if (requirement.by !== side) return refuse({ code: "not_your_act" });
  const needsFile = kind === "receipt";
  if (needsFile !== (fileId !== undefined)) return refuse({ code: "not_in_this_flow" });
  const isSo = isMet(requirement) && requirement.fileId === fileId;
  if (isSo || requirement.status === "APPROVED") return alreadySo(trade);
  return accept(
    changed(
      trade,
      found,
      actorId,
      { status: "UPLOADED", ...(fileId !== undefined && { fileId }) },
      context,
    ),
  );
}

/** The check of a file found that it cannot be read. What was shown before stays. */
export function spoilRequirement(
  trade: Trade,
  { actorId, kind }: RequirementStep,
  context: TradeContext,
): Judgement {
  const found = findRequirement(trade, actorId, kind, context);
  if ("refusal" in found) return refuse(found.refusal);
  const { requirement, side } = found;
  if (requirement.by !== side) return refuse({ code: "not_your_act" });
  if (isMet(requirement) || requirement.status === "CORRUPTED") return alreadySo(trade);
  return accept(changed(trade, found, actorId, { status: "CORRUPTED" }, context));
}

/** Whoever waits for a requirement looked at what was shown. A rejected one is to be shown again. */
export function reviewRequirement(
  trade: Trade,
  { actorId, kind, status }: RequirementStep & { readonly status: "APPROVED" | "REJECTED" },
  context: TradeContext,
): Judgement {
  const found = findRequirement(trade, actorId, kind, context);
  if ("refusal" in found) return refuse(found.refusal);
  const { requirement, side } = found;
  if (requirement.by !== otherSide(side) || kind !== "receipt") {
    return refuse({ code: "not_your_act" });
  }
  if (requirement.status === status) return alreadySo(trade);
  if (requirement.fileId === undefined || requirement.status === "CORRUPTED") {
    return refuse({ code: "wrong_status", status: trade.status });
  }
  return accept(changed(trade, found, actorId, { status, fileId: requirement.fileId }, context));
}

/** Requirements are met while the crypto is held and nobody has decided about it. */
const whileOpen: ReadonlySet<TradeStatus> = new Set<TradeStatus>([
  "active_funded",
  "gcc_info_shared",
  "gcc_info_accepted",
  "paid",
  "dispute_open",
]);

/** Requirements that the parties change by themselves; the others follow from the trade. */
const kinds: ReadonlySet<string> = new Set<KeptRequirementKind>(["terms_read", "receipt"]);

interface Found {
  readonly requirement: Requirement & { readonly kind: KeptRequirementKind };
  readonly side: Side;
}

function findRequirement(
  trade: Trade,
  actorId: string,
  asked: string,
  context: TradeContext,
): Found | { readonly refusal: Exclude<Judgement, { ok: true }>["refusal"] } {
  const side = sideOf(trade, actorId);
  if (!side) return { refusal: { code: "not_your_act" } };
  const forbidden = accountRefusal(context, side, { act: "requirement" });
  if (forbidden) return { refusal: forbidden };
  const requirement = requirementsOf(trade).find(({ kind }) => kind === asked);
  if (!requirement || !isKept(requirement)) return { refusal: { code: "not_in_this_flow" } };
  if (!whileOpen.has(trade.status)) {
    return { refusal: { code: "wrong_status", status: trade.status } };
  }
  return { requirement, side };
}

function isKept(requirement: Requirement): requirement is Found["requirement"] {
  return kinds.has(requirement.kind);
}

function changed(
  trade: Trade,
  { requirement, side }: Found,
  actorId: string,
  next: KeptRequirement,
  context: TradeContext,
) {
  const { kind } = requirement;
  const requirements = { ...trade.memory.requirements, [kind]: next };
  const facts = { requirement: kind, status: next.status };
  const action = { act: "requirement", by: side, actorId };
  return makeChange(trade, action, { memory: { requirements }, facts }, context);
}

function isMet({ status, isOptional }: Requirement): boolean {
  return isOptional || status === "UPLOADED" || status === "APPROVED";
}

function cardStatus({ stage, memory }: Trade): RequirementStatus {
  if (stage === "card_shared") return "UPLOADED";
  if (stage !== "awaiting_payment") return "APPROVED";
  return memory.cardDeclines > 0 ? "REJECTED" : "PENDING";
}

function codeStatus({ escrow, memory }: Trade): RequirementStatus {
  if (!memory.codeShared) return "PENDING";
  return escrow === "released" ? "APPROVED" : "UPLOADED";
}
