import type { StaffId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";

/** Members of staff as they see themselves. */
export interface StaffMember {
  readonly staffId: StaffId;
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
}

/** The result of a sign-in. */
export type StaffSignIn =
  | {
      readonly kind: "signed_in";
      readonly member: StaffMember;
      /** The secret of the new session; it goes into the cookie and nowhere else. */
      readonly token: string;
    }
  | { readonly kind: "enrolment"; readonly enrolment: FactorToSetUp };

/** A second factor that has to be set up now. */
export interface FactorToSetUp {
  /** Names this sign-in for some minutes. */
  readonly token: string;
  /** For the authenticator app, in base32. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly address: string;
}
