import { isEndAsked } from "../../domain/halt/halt-rules.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { HaltRecord, HaltSince, HaltStore } from "../ports/halt-store.ts";

/** What the halts page shows to one viewer. */
export interface HaltsView {
  /** Halts in force; `endAsked` only while it waits for a second person. */
  readonly open: readonly HaltRecord[];
  readonly ended: readonly HaltRecord[];
}

/** How many past halts the page shows. */
const most = 100;

/** What the platform has halted: a summary for everyone, full details for admins. */
export class ViewHalts {
  readonly #halts: HaltStore;
  readonly #policy: Current<Pick<StaffPolicy, "haltEndAskSeconds">>;

  constructor(halts: HaltStore, policy: Current<Pick<StaffPolicy, "haltEndAskSeconds">>) {
    this.#halts = halts;
    this.#policy = policy;
  }

  open(): Promise<readonly HaltSince[]> {
    return this.#halts.listOpen();
  }

  async execute(): Promise<HaltsView> {
    const { halts, now } = await this.#halts.list(most);
    const { haltEndAskSeconds } = this.#policy();
    const open = halts
      .filter(({ ended }) => ended === undefined)
      .map(({ endAsked, ...halt }) => ({
        ...halt,
        endAsked: endAsked && isEndAsked(endAsked, now, haltEndAskSeconds) ? endAsked : undefined,
      }));
    return { open, ended: halts.filter(({ ended }) => ended !== undefined) };
  }
}
