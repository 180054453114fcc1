import { missingSatoshi } from "../../domain/bond/bond.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { BondStore } from "../ports/bond-store.ts";
import type { Current } from "../ports/current-policy.ts";

/** Whether somebody left the bond that vendors need: what an offer that needs one would ask for. */
export class VendorBond {
  readonly #bonds: Pick<BondStore, "factsOf">;
  readonly #policy: Current<Policy>;

  constructor(bonds: Pick<BondStore, "factsOf">, policy: Current<Policy>) {
    this.#bonds = bonds;
    this.#policy = policy;
  }

  async isLeft(traderId: TraderId): Promise<boolean> {
    const { bond } = this.#policy().start;
    const { standing } = await this.#bonds.factsOf(traderId, bond.lostWithin);
    return missingSatoshi(standing, bond) === 0n;
  }
}
