import { screenedSpelling } from "../../domain/screening/blocked-address.ts";
import type { AddressScreening } from "../ports/address-screening.ts";

/**
 * Asks everybody who may know something against an address. `blocked`: somebody does. `unknown`: nobody
 * said so, but not everybody could be asked; nothing may be sent on that ground.
 */
export class ScreenAddress {
  readonly #asked: readonly AddressScreening[];
  readonly #tell: (error: unknown) => void;

  /** `tell`: takes why one of them did not answer. */
  constructor(asked: readonly AddressScreening[], tell: (error: unknown) => void) {
    this.#asked = asked;
    this.#tell = tell;
  }

  async execute(address: string): Promise<"clear" | "blocked" | "unknown"> {
    const spelling = screenedSpelling(address);
    const said = await Promise.allSettled(this.#asked.map((each) => each.identify(spelling)));
    let isSure = true;
    let isBlocked = false;
    for (const each of said) {
      if (each.status === "rejected") {
        isSure = false;
        this.#tell(each.reason);
      } else if (each.value.length > 0) isBlocked = true;
    }
    if (isBlocked) return "blocked";
    return isSure ? "clear" : "unknown";
  }
}
