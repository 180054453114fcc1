import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import { demoStaff } from "./demo-staff.ts";

interface DemoCode {
  readonly username: string;
  readonly role: StaffRole;
  readonly code: string;
  /** Until the next one, rounded up. */
  readonly secondsLeft: number;
}

/** Shows the current sign-in codes of the demo's staff: nobody has their phones. */
export class ListDemoCodes {
  readonly #staff: StaffStore;
  readonly #codes: OneTimeCodes;

  constructor(staff: StaffStore, codes: OneTimeCodes) {
    this.#staff = staff;
    this.#codes = codes;
  }

  async execute(): Promise<readonly DemoCode[]> {
    const found = await Promise.all(demoStaff.map((member) => this.#codeOf(member)));
    return found.filter((each) => each !== undefined);
  }

  /** A code works once: after use, the next one is shown, which is accepted a little early. */
  async #codeOf(member: (typeof demoStaff)[number]): Promise<DemoCode | undefined> {
    const { username, role, factor } = member;
    const credentials = await this.#staff.credentialsByName(username);
    if (!credentials) return undefined;
    const { step, endsAt } = this.#codes.stepAt(credentials.readAt);
    const shown = credentials.lastStep >= step ? step + 1 : step;
    return {
      username,
      role,
      code: this.#codes.codeOf(factor, shown),
      secondsLeft: Math.ceil((endsAt - credentials.readAt) / 1_000),
    };
  }
}
