import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import { switchObstacle, type StateObstacle } from "../../domain/virtual-card/decide-card-act.ts";
import { cardAsset, type CardAct } from "../../domain/virtual-card/virtual-card.ts";
import type { SealIntent } from "../ports/chain-sender.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { NewId } from "../ports/new-id.ts";
import type { VirtualCardStore } from "../ports/virtual-card-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { cardActCommit } from "./card-act-commit.ts";

/** What staff do with a card. */
type DeskCardAct = "freeze" | "unfreeze" | "terminate";

interface DeskWish {
  readonly cardId: string;
  readonly kind: DeskCardAct;
  readonly reason: string;
}

type DeskRefusal = {
  readonly code: StateObstacle | "not_found" | "reason_needed" | "conflict_of_interest";
};

const auditActs: Readonly<Record<DeskCardAct, AuditAct>> = {
  freeze: "freeze-card",
  unfreeze: "unfreeze-card",
  terminate: "terminate-card",
};

/** What is needed for it. */
interface DeskParts {
  readonly store: Pick<VirtualCardStore, "find" | "present">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly newId: NewId;
  readonly seal: SealIntent;
}

/** Freezes a card for its holder, who cannot unfreeze it; unfreezes it; terminates it: what is on it comes back. */
export class ActOnCard {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  async execute(
    staff: KeyedStaff,
    holderId: TraderId,
    { cardId, kind, reason: typed }: DeskWish,
  ): Promise<Result<null, DeskRefusal>> {
    if (staff.linkedIds.includes(holderId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const wish = { cardId, kind, reason: reason.value };
    return retryOnConflict(() => this.#judge(staff, holderId, wish));
  }

  async #judge(
    { staffId, role, key }: KeyedStaff,
    holderId: TraderId,
    { cardId, kind, reason }: DeskWish,
  ): Promise<Result<null, DeskRefusal> | Conflict> {
    const { store, changes, newId, seal } = this.#parts;
    const card = await store.find(cardId);
    if (card?.holderId !== holderId) return refuse({ code: "not_found" });
    // Of a card that its holder froze, staff only take over the key.
    const isTaken = kind === "freeze" && card.state === "frozen" && !card.isFrozenByStaff;
    const seen = isTaken ? { ...card, state: "active" as const } : card;
    const code = switchObstacle(kind, seen, "staff");
    if (code) return refuse({ code });
    const { now } = await store.present();
    const amount = money(cardAsset, 0n);
    const act: CardAct = { id: newId(), cardId, holderId, kind, amount, fee: amount };
    const isFrozenByStaff = kind === "freeze";
    const begun = cardActCommit(act, { ...card, isFrozenByStaff }, { now, seal, byStaff: true });
    const done = await changes.commit({
      judgedAt: now,
      usage: [],
      ...begun,
      audit: [
        {
          staffId,
          role,
          act: auditActs[kind],
          subject: { kind: "trader", id: holderId },
          reason,
          after: { card: cardId },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }
}
