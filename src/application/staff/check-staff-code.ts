import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { AttemptLimits } from "../ports/attempt-limits.ts";
import type { Current } from "../ports/current-policy.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";
import type { StaffCredentials, StaffStore } from "../ports/staff-store.ts";
import { factorPlace } from "./factor-place.ts";

/** What is needed to check a code. */
interface CheckCodeParts {
  readonly staff: Pick<StaffStore, "useStep">;
  readonly attempts: AttemptLimits;
  readonly codes: OneTimeCodes;
  readonly cipher: FieldCipher;
  readonly policy: Current<StaffPolicy>;
}

/** Checks one-time codes of staff, and counts the failures. */
export class CheckStaffCode {
  readonly #parts: CheckCodeParts;

  constructor(parts: CheckCodeParts) {
    this.#parts = parts;
  }

  /**
   * Whether the code is a current one and was not used. Counted for the member as well: someone who
   * knows the password could otherwise try codes from many addresses.
   */
  async isRight(member: StaffCredentials, code: string | undefined): Promise<boolean> {
    const { staff, attempts, codes, cipher, policy } = this.#parts;
    const { staffId, factor, readAt } = member;
    if (!factor) return true;
    if (code === undefined) return false;
    const attempt = await attempts.begin(`staff-code ${staffId}`, policy().wrongCode);
    if (!attempt.ok) return false;
    const step = codes.stepOf(cipher.decrypt(factor, factorPlace(staffId)), code, readAt);
    if (step === undefined || !(await staff.useStep(staffId, step))) return false;
    await attempts.takeBack(attempt.value);
    return true;
  }
}
