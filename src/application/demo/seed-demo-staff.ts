import { factorPlace } from "../staff/factor-place.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PasswordHasher } from "../ports/password-hasher.ts";
import type { StaffStore } from "../ports/staff-store.ts";
import { demoPassword } from "./demo-accounts.ts";
import { demoStaff } from "./demo-staff.ts";

/** Creates the demo's staff. Adds missing members; existing ones are left as they are. */
export class SeedDemoStaff {
  readonly #staff: StaffStore;
  readonly #hasher: PasswordHasher;
  readonly #cipher: FieldCipher;
  readonly #newId: NewId;

  constructor(staff: StaffStore, hasher: PasswordHasher, cipher: FieldCipher, newId: NewId) {
    this.#staff = staff;
    this.#hasher = hasher;
    this.#cipher = cipher;
    this.#newId = newId;
  }

  async execute(): Promise<void> {
    // One hash for all: the password is not secret, and startup should not take long.
    let passwordHash: string | undefined;
    for (const { username, codeName, role, factor } of demoStaff) {
      if (await this.#staff.credentialsByName(username)) continue;
      passwordHash ??= await this.#hasher.hash(demoPassword);
      const id = this.#newId();
      const email = `${username}@demo.invalid`;
      await this.#staff.add(
        { id, username, codeName, email, passwordHash },
        role,
        this.#cipher.encrypt(factor, factorPlace(id)),
      );
    }
  }
}
