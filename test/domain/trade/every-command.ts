import type { IdentityProof } from "../../../src/domain/account/identity-proof.ts";
import type { CommandAct, TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { StaffRole } from "../../../src/domain/trade/trade-memory.ts";
import type { Instant, Trade } from "../../../src/domain/trade/trade.ts";

/** The two parties, and someone who has nothing to do with the trade. */
export const traders = ["ana", "ben", "eve"] as const;

export const staff: readonly { readonly actorId: string; readonly role: StaffRole }[] = [
  { actorId: "mod1", role: "moderator" },
  { actorId: "mod2", role: "moderator" },
  { actorId: "sup1", role: "supermoderator" },
  { actorId: "sup2", role: "supermoderator" },
  { actorId: "adm1", role: "admin" },
  { actorId: "adm2", role: "admin" },
  // A member of staff who is a party has no role in their own trade.
  { actorId: "ana", role: "admin" },
];

/** The split of the commands that divide money: the buyer's share, in basis points. */
export const quarter = 2_500;

/**
 * Every command that anyone could send about a trade, with arguments that are valid in themselves.
 */
export function everyCommand(
  trade: Trade,
  now: Instant,
  buyerShare: number = quarter,
): readonly TradeCommand[] {
  return [
    ...traders.flatMap((actorId) => commandsOfTrader(trade, actorId, now, buyerShare)),
    ...staff.flatMap((by) => commandsOfStaff(by, buyerShare)),
    ...commandsOfMachines,
  ];
}

function commandsOfTrader(
  trade: Trade,
  actorId: string,
  now: Instant,
  buyerShare: number,
): TradeCommand[] {
  const proof = { kind: "factor", provenAt: now } as const;
  const proposalId = `of-${actorId}`;
  const { fiat } = trade.money;
  const received = { ...fiat, minor: (fiat.minor * BigInt(buyerShare)) / 10_000n };
  const step = "propose" as const;
  const plain = plainActs.map((act) => ({ act, actorId }));
  const proposing: TradeCommand[] = [
    { act: "agree-cancel", actorId, step, proposalId: `${proposalId}-1`, because: "agreed" },
    {
      act: "agree-cancel",
      actorId,
      step,
      proposalId: `${proposalId}-2`,
      because: "paid_by_someone_else",
    },
    { act: "amend", actorId, step, proposalId: `${proposalId}-3`, received, proof },
    { act: "re-quote", actorId, step, proposalId: `${proposalId}-4` },
    { act: "reopen", actorId, step, proposalId: `${proposalId}-5`, paidLate: false },
  ];
  const accepting = trade.proposals.flatMap(({ id }) => acceptingCommands(actorId, id, proof));
  return [
    ...plain,
    { act: "extend", actorId, seconds: 60 },
    { act: "release", actorId, proof },
    { act: "give-back", actorId, confirmed: true },
    { act: "dispute", actorId, reason: "other" },
    { act: "report-chargeback", actorId, isVerifiedCorrectly: true },
    ...proposing,
    ...accepting,
  ];
}

function acceptingCommands(
  actorId: string,
  proposalId: string,
  proof: IdentityProof,
): readonly TradeCommand[] {
  const step = "accept";
  return [
    { act: "agree-cancel", actorId, step, proposalId },
    { act: "amend", actorId, step, proposalId, proof },
    { act: "re-quote", actorId, step, proposalId },
    { act: "reopen", actorId, step, proposalId },
  ];
}

const plainActs = [
  "fund",
  "cancel",
  "share-card",
  "accept-card",
  "decline-card",
  "fallback",
  "share-code",
  "paid",
  "withdraw-paid",
  "withdraw-dispute",
  "appeal",
  "accept-verdict",
  "first-feedback",
] as const;

function commandsOfStaff(by: (typeof staff)[number], buyerShare: number): TradeCommand[] {
  return [
    { act: "staff-cancel", reason: "law", ...by },
    { act: "dispute", reason: "looks wrong", ...by },
    { act: "decide-buyer", ...by },
    { act: "decide-seller", ...by },
    { act: "decide-split", buyerShare, ...by },
    { act: "reject-appeal", ...by },
    { act: "grant-appeal", ...by },
    { act: "dismiss-chargeback", ...by },
    { act: "confirm-chargeback", ...by },
  ];
}

const commandsOfMachines: readonly TradeCommand[] = [
  { act: "funding-held" },
  { act: "funding-refused" },
  { act: "funding-over" },
  { act: "window-over" },
  { act: "stale", because: "locked_party" },
  { act: "appeal-over" },
  { act: "appeal-unheard" },
  { act: "debt-settled" },
];

/** Every act by its name: a new act that is missing above breaks this record. */
export const actNames: { readonly [Act in CommandAct]: Act } = {
  fund: "fund",
  "funding-held": "funding-held",
  "funding-refused": "funding-refused",
  "funding-over": "funding-over",
  cancel: "cancel",
  "staff-cancel": "staff-cancel",
  "share-card": "share-card",
  "accept-card": "accept-card",
  "decline-card": "decline-card",
  fallback: "fallback",
  "share-code": "share-code",
  paid: "paid",
  "withdraw-paid": "withdraw-paid",
  extend: "extend",
  "window-over": "window-over",
  release: "release",
  "give-back": "give-back",
  "agree-cancel": "agree-cancel",
  amend: "amend",
  "re-quote": "re-quote",
  reopen: "reopen",
  dispute: "dispute",
  stale: "stale",
  "withdraw-dispute": "withdraw-dispute",
  "decide-buyer": "decide-buyer",
  "decide-seller": "decide-seller",
  "decide-split": "decide-split",
  appeal: "appeal",
  "accept-verdict": "accept-verdict",
  "reject-appeal": "reject-appeal",
  "grant-appeal": "grant-appeal",
  "appeal-over": "appeal-over",
  "appeal-unheard": "appeal-unheard",
  "report-chargeback": "report-chargeback",
  "dismiss-chargeback": "dismiss-chargeback",
  "confirm-chargeback": "confirm-chargeback",
  "debt-settled": "debt-settled",
  "first-feedback": "first-feedback",
};
