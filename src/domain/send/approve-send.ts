import { accept, refuse, type Result } from "../result/result.ts";
import type { ApprovedBy, SendState } from "./send.ts";

/** What staff say about a send that waits for them. */
export const sendRulings = ["approve", "decline"] as const;
export type SendRuling = (typeof sendRulings)[number];

/** What decides an approval. Times in milliseconds since the epoch. */
interface ApprovalFacts {
  readonly state: SendState;
  readonly heldUntil: number | undefined;
  /** Who approved it before; undefined: nobody. */
  readonly firstBy: string | undefined;
  readonly now: number;
}

/**
 * - `send_not_waiting`: it waits for nobody: it left, was stopped, or never was so large.
 * - `second_person_needed`: the same person approved it already.
 */
export interface ApprovalRefusal {
  readonly code: "send_not_waiting" | "second_person_needed";
}

/** What an approval does: it is noted, or it is the second, and the send goes on. */
type Approved =
  | { readonly kind: "first" }
  | { readonly kind: "second"; readonly by: ApprovedBy; readonly state: "requested" | "checked" };

/** Two different people let a send leave. What else holds it goes on holding it. */
export function judgeApproval(
  { state, heldUntil, firstBy, now }: ApprovalFacts,
  staffId: string,
): Result<Approved, ApprovalRefusal> {
  if (state !== "waiting") return refuse({ code: "send_not_waiting" });
  if (firstBy === undefined) return accept({ kind: "first" });
  if (firstBy === staffId) return refuse({ code: "second_person_needed" });
  const isHeld = heldUntil !== undefined && now < heldUntil;
  const by = { first: firstBy, second: staffId };
  return accept({ kind: "second", by, state: isHeld ? "requested" : "checked" });
}
