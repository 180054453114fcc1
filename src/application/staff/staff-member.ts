import type { StaffId } from "../../domain/id/id.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";

/** A member of staff as he sees himself. */
export interface StaffMember {
  readonly staffId: StaffId;
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
}

/** What a sign-in leads to. */
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
  /** For the app that shows codes, in base32. */
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
}
