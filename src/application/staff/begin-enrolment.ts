import type { StaffId } from "../../domain/id/id.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { OneTimeCodes } from "../ports/one-time-codes.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import { factorPlace } from "./factor-place.ts";
import type { FactorToSetUp } from "./staff-member.ts";
import type { Current } from "../ports/current-policy.ts";

/** Shows a new second-factor secret to a user who knows the password and has no factor yet. */
export class BeginEnrolment {
  readonly #staff: StaffStore;
  readonly #codes: OneTimeCodes;
  readonly #cipher: FieldCipher;
  readonly #tokens: SessionTokens;
  readonly #policy: Current<StaffPolicy>;

  constructor(
    staff: StaffStore,
    codes: OneTimeCodes,
    cipher: FieldCipher,
    tokens: SessionTokens,
    policy: Current<StaffPolicy>,
  ) {
    this.#staff = staff;
    this.#codes = codes;
    this.#cipher = cipher;
    this.#tokens = tokens;
    this.#policy = policy;
  }

  async execute(member: { staffId: StaffId; username: string }): Promise<FactorToSetUp> {
    const { staffId, username } = member;
    const [token, secret] = [this.#tokens.make(), this.#codes.makeSecret()];
    await this.#staff.beginEnrolment({
      staffId,
      tokenHash: this.#tokens.hash(token),
      secret: this.#cipher.encrypt(secret, factorPlace(staffId)),
      seconds: this.#policy().enrolmentSeconds,
    });
    return { token, secret, address: this.#codes.addressOf(secret, username) };
  }
}
