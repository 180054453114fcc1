import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CommandKey, CommitChanges } from "../ports/commit.ts";
import { KeyTaken, type KeyedStaff } from "../ports/keyed-staff.ts";

/** The value of an act that was done before under the same key is undefined. */
type Done<Value, Refused extends Refusal> = Result<
  Value | undefined,
  Refused | { readonly code: "key_reused" }
>;

/**
 * Has an act of staff done once for its key. The key is stored with the act's entry in the log, in
 * the transaction of the act.
 */
export class OnceByKey {
  readonly #changes: Pick<CommitChanges, "recall">;

  constructor(changes: Pick<CommitChanges, "recall">) {
    this.#changes = changes;
  }

  async run<Value, Refused extends Refusal>(
    actor: StaffActor,
    key: CommandKey | undefined,
    act: (by: KeyedStaff) => Promise<Result<Value, Refused>>,
  ): Promise<Done<Value, Refused>> {
    if (!key) return act(actor);
    const known = await this.#known(key);
    if (known) return known;
    try {
      const done = await act({ ...actor, key });
      // What was done under the key meanwhile may be the reason for the refusal.
      return done.ok ? done : ((await this.#known(key)) ?? done);
    } catch (error) {
      const doneMeanwhile = error instanceof KeyTaken ? await this.#known(key) : undefined;
      if (doneMeanwhile) return doneMeanwhile;
      throw error;
    }
  }

  async #known(
    key: CommandKey,
  ): Promise<Result<undefined, { readonly code: "key_reused" }> | undefined> {
    const known = await this.#changes.recall(key);
    if (!known) return undefined;
    return known.outcome === "replayed" ? accept(undefined) : refuse({ code: "key_reused" });
  }
}
