import { stoppableStates } from "../../domain/send/send.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { SendStore } from "../ports/send-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { giveBack } from "./give-back.ts";

/**
 * - `not_found`: no send of theirs to an address.
 * - `send_on_its_way`: it is signed, and nobody can stop it any more.
 */
type CancelRefusal = { readonly code: "not_found" | "send_on_its_way" };

/** Stops a send before it is signed: its owner gets everything back. Again, it changes nothing. */
export class CancelSend {
  readonly #sends: Pick<SendStore, "find" | "present">;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(
    sends: Pick<SendStore, "find" | "present">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: Pick<CommitChanges, "commit">,
  ) {
    this.#sends = sends;
    this.#claims = claims;
    this.#changes = changes;
  }

  execute({ traderId }: Actor, id: string): Promise<Result<null, CancelRefusal>> {
    return retryOnConflict(() => this.#judge(traderId, id));
  }

  async #judge(traderId: string, id: string): Promise<Result<null, CancelRefusal> | Conflict> {
    const send = await this.#sends.find(id);
    if (send?.traderId !== traderId) return refuse({ code: "not_found" });
    if (send.state === "cancelled") return accept(null);
    if (!stoppableStates.includes(send.state)) return refuse({ code: "send_on_its_way" });
    const [{ now }, { change, ...moves }] = await Promise.all([
      this.#sends.present(),
      giveBack(this.#claims, send),
    ]);
    const outcome = await this.#changes.commit({
      judgedAt: now,
      usage: [],
      ...moves,
      aggregates: [change],
    });
    return outcome.outcome === "conflict" ? outcome : accept(null);
  }
}
