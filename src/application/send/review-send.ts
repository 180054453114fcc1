import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  judgeApproval,
  type ApprovalRefusal,
  type SendRuling,
} from "../../domain/send/approve-send.ts";
import { approvalText } from "../../domain/send/send.ts";
import { isColdMove, platformOwner } from "../../domain/send/cold-move.ts";
import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, CommitChanges, Conflict } from "../ports/commit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { SendStore, StoredSend } from "../ports/send-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { giveBack } from "./give-back.ts";
import { changeOf, intentOf } from "./send-change.ts";

/** `not_found`: no send to an address. */
type ReviewRefusal = ColdRefusal | { readonly code: "conflict_of_interest" };

type ColdRefusal = ApprovalRefusal | { readonly code: "not_found" | "reason_needed" };

interface Review {
  readonly sendId: string;
  readonly ruling: SendRuling;
  readonly reason: string;
}

/** What is needed for it. */
interface ReviewParts {
  readonly sends: Pick<SendStore, "find" | "present">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly seal: SealIntent;
}

const acts = { approve: "approve-send", decline: "decline-send" } as const satisfies Readonly<
  Record<SendRuling, AuditAct>
>;

/**
 * Staff look at a send that is too large to leave by itself: two of them approve it, or one declines it and its
 * owner has everything back. The second approval is sealed: the signer believes no row that says so.
 */
export class ReviewSend {
  readonly #parts: ReviewParts;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
  }

  /** Of a move to cold storage, which is nobody's: whoever proposed it is the first of the two. */
  async executeCold(staff: KeyedStaff, review: Review): Promise<Result<null, ColdRefusal>> {
    const reason = parseStaffWords(review.reason);
    if (!reason.ok) return reason;
    return retryOnConflict(() =>
      this.#judge(staff, platformOwner, { ...review, reason: reason.value }),
    );
  }

  async execute(
    staff: KeyedStaff,
    traderId: TraderId,
    { sendId, ruling, reason: typed }: Review,
  ): Promise<Result<null, ReviewRefusal>> {
    if (staff.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const review = { sendId, ruling, reason: reason.value };
    return retryOnConflict(() => this.#judge(staff, traderId, review));
  }

  async #judge(
    { staffId, role, key }: KeyedStaff,
    traderId: TraderId,
    { sendId: id, ruling, reason }: Review,
  ): Promise<Result<null, ColdRefusal> | Conflict> {
    const { sends, changes } = this.#parts;
    const send = await sends.find(id);
    if (send?.traderId !== traderId) return refuse({ code: "not_found" });
    const { now } = await sends.present();
    const { state, heldUntil, firstApproval: firstBy } = send;
    const judged = judgeApproval({ state, heldUntil, firstBy, now }, staffId);
    if (ruling === "decline" && state !== "waiting") return refuse({ code: "send_not_waiting" });
    if (ruling === "approve" && !judged.ok) return judged;
    const isSecond = judged.ok && judged.value.kind === "second";
    const { change, ...moves } =
      ruling === "decline"
        ? await giveBack(this.#parts.claims, send, "declined")
        : {
            entries: [],
            change: changeOf(send, this.#approved(send, judged, { staffId, reason, now })),
          };
    const done = await changes.commit({
      judgedAt: now,
      usage: [],
      ...moves,
      aggregates: [change],
      audit: [
        {
          staffId,
          role,
          act: acts[ruling],
          subject: isColdMove(send)
            ? { kind: "coin", id: send.amount.asset }
            : { kind: "trader", id: traderId },
          reason,
          after: { send: id, ...(ruling === "approve" && { isSecond }) },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }

  #approved(
    send: StoredSend,
    judged: ReturnType<typeof judgeApproval>,
    by: { readonly staffId: string; readonly reason: string; readonly now: number },
  ): AggregateChange["state"] {
    if (!judged.ok || judged.value.kind === "first") {
      const approvedAt = new Date(by.now).toISOString();
      return { approvedBy: by.staffId, approvedAt, approvedReason: by.reason };
    }
    const { by: both, state } = judged.value;
    const approvalSeal = this.#parts.seal(approvalText(intentOf(send), both));
    return { state, secondBy: both.second, approvalSeal };
  }
}
