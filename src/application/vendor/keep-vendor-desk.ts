import type { Result } from "../../domain/result/result.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import type { TextPolicy } from "../../domain/text/text-policy.ts";
import {
  emptyDesk,
  judgeVendorDesk,
  type VendorDesk,
  type VendorDeskInput,
  type VendorDeskRefusal,
} from "../../domain/vendor/vendor-desk.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { VendorDesks } from "../ports/vendor-desks.ts";
import type { VendorTeams } from "../ports/vendor-teams.ts";

/** What a vendor prepared, and whether it is used: only while they have the badge. */
interface OwnDesk {
  readonly isVendor: boolean;
  readonly desk: VendorDesk;
}

/** Vendors prepare what is sent by itself, what they send often, and when they are there. */
export class KeepVendorDesk {
  readonly #desks: VendorDesks;
  readonly #teams: Pick<VendorTeams, "isVendor">;
  readonly #texts: Current<TextPolicy>;

  constructor(
    desks: VendorDesks,
    teams: Pick<VendorTeams, "isVendor">,
    texts: Current<TextPolicy>,
  ) {
    this.#desks = desks;
    this.#teams = teams;
    this.#texts = texts;
  }

  async view({ traderId }: Actor): Promise<OwnDesk> {
    const [isVendor, desk] = await Promise.all([
      this.#teams.isVendor(traderId),
      this.#desks.find(traderId),
    ]);
    return { isVendor, desk: desk ?? emptyDesk };
  }

  async keep(
    { traderId }: Actor,
    input: VendorDeskInput,
  ): Promise<Result<VendorDesk, VendorDeskRefusal | { readonly code: "vendor_only" }>> {
    if (!(await this.#teams.isVendor(traderId))) return refuse({ code: "vendor_only" });
    const judged = judgeVendorDesk(input, this.#texts());
    if (!judged.ok) return judged;
    await this.#desks.keep(traderId, judged.value);
    return accept(judged.value);
  }
}
