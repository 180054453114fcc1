import { judgeHalt } from "../../domain/halt/halt-rules.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import { accept } from "../../domain/result/result.ts";
import type { HaltStore } from "../ports/halt-store.ts";
import type { NewId } from "../ports/new-id.ts";

/** The platform halts what it found to be wrong; staff alone end it. */
export class HaltByPlatform {
  readonly #halts: Pick<HaltStore, "change">;
  readonly #newId: NewId;

  constructor(halts: Pick<HaltStore, "change">, newId: NewId) {
    this.#halts = halts;
    this.#newId = newId;
  }

  /** Returns the id of the halt that is then in force: that of somebody else, if there was one. */
  async execute(wanted: Halt, reason: string): Promise<string> {
    let haltId = this.#newId();
    await this.#halts.change([], ({ halts, ...state }) => {
      const judged = judgeHalt({ halts, ...state }, wanted);
      if (!judged.ok) {
        const known = halts.find(
          ({ kind, asset }) => kind === wanted.kind && asset === wanted.asset,
        );
        haltId = known?.id ?? haltId;
        return judged;
      }
      const { kind, asset } = wanted;
      return accept({
        haltId,
        staffId: undefined,
        reason,
        act: { kind: "start", halt: wanted },
        audit: {
          staffId: undefined,
          role: undefined,
          act: "start-halt",
          subject: { kind: "halt", id: haltId },
          reason,
          after: { kind, asset: asset ?? "all", done: "start" },
        },
      });
    });
    return haltId;
  }
}
