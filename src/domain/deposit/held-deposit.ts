import { accept, refuse, type Result } from "../result/result.ts";
import type { Deposit, DepositRuling, DepositState } from "./deposit.ts";

/** What is known about where a deposit comes from; `unknown` where not everybody could be asked. */
export type ScreenedSenders =
  | { readonly verdict: "clear" | "unknown" }
  | { readonly verdict: "blocked"; readonly address: string };

/** `deposit_not_held`: it is credited, on its way, or kept already. */
export interface HeldDepositRefusal {
  readonly code: "deposit_not_held";
}

/** What staff have to look at: it waits for their decision. */
export const waitingForStaff: readonly DepositState[] = ["held"];

/** What is not credited until staff decide, or somebody answers who is asked where it comes from. */
export const uncreditedStates = ["held", "unscreened"] as const satisfies readonly DepositState[];

/** Not credited because of where it comes from. */
export const heldStates = ["unscreened", "held", "kept"] as const satisfies readonly DepositState[];

/** The states in which staff can decide. What they keep can be released later. */
const ruledFrom: Readonly<Record<DepositRuling, readonly DepositState[]>> = {
  release: heldStates,
  keep: ["unscreened", "held"],
};

/**
 * What staff do with a deposit that is not credited. A release credits nothing by itself: the deposit goes on
 * as one that confirms, so there is one way into a balance, with all that it checks.
 */
export function ruleOnDeposit(
  deposit: Deposit,
  ruling: DepositRuling,
): Result<Deposit, HeldDepositRefusal> {
  if (!ruledFrom[ruling].includes(deposit.state)) return refuse({ code: "deposit_not_held" });
  return accept({ ...deposit, ruling, state: ruling === "keep" ? "kept" : "confirming" });
}

/** Where a deposit goes that enough blocks confirm. Only what is known to be clear, or was released, is credited. */
export function stateWhenScreened(
  { ruling }: Pick<Deposit, "ruling">,
  { verdict }: ScreenedSenders,
): DepositState {
  if (ruling === "release") return "credited";
  if (ruling === "keep") return "kept";
  if (verdict === "clear") return "credited";
  return verdict === "blocked" ? "held" : "unscreened";
}
