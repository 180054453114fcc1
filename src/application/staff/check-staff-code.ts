import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { CheckCode } from "../account/check-code.ts";
import type { Current } from "../ports/current-policy.ts";
import type { StaffCredentials, StaffStore } from "../ports/staff-store.ts";
import { factorPlace } from "./factor-place.ts";

/** Checks one-time codes of staff. */
export class CheckStaffCode {
  readonly #staff: Pick<StaffStore, "useStep">;
  readonly #checkCode: CheckCode;
  readonly #policy: Current<StaffPolicy>;

  constructor(
    staff: Pick<StaffStore, "useStep">,
    checkCode: CheckCode,
    policy: Current<StaffPolicy>,
  ) {
    this.#staff = staff;
    this.#checkCode = checkCode;
    this.#policy = policy;
  }

  /**
   * Whether the code is a current one and was not used. Counted for the member as well: someone who
   * knows the password could otherwise try codes from many addresses.
   */
  async isRight(member: StaffCredentials, code: string | undefined): Promise<boolean> {
    const { staffId, factor, readAt: now } = member;
    if (!factor) return true;
    if (code === undefined) return false;
    const checked = await this.#checkCode.execute({
      subject: `staff-code ${staffId}`,
      limit: this.#policy().wrongCode,
      secret: factor,
      place: factorPlace(staffId),
      code,
      now,
      use: (step) => this.#staff.useStep(staffId, step),
    });
    return checked.ok;
  }
}
