import type { RefusalTable } from "../refusal-table.ts";

/** Why somebody may not apply for a badge, or accept those terms. */
const applicantRefusals = {
  badge_held: { status: 409, message: "This account has a badge already that staff gave." },
  application_open: { status: 409, message: "One of your applications is waiting for a decision." },
  id_needed: { status: 403, message: "Vendors need a verified ID." },
  bond_needed: { status: 403, message: "Vendors post a bond first." },
  terms_outdated: { status: 409, message: "The terms have changed. Read them again." },
  application_too_soon: {
    status: 409,
    message: "Your last application was declined a short while ago. You can apply again later.",
  },
} as const satisfies RefusalTable;

/** Refusals around applications for badges and the terms of vendors. */
export const badgeApplicationRefusals = {
  ...applicantRefusals,
  application_decided: { status: 409, message: "This application has been decided already." },
  badge_by_admin: { status: 403, message: "Only an admin can give or take this badge." },
  vendor_terms_due: {
    status: 409,
    message: "Accept the vendor terms in force before you turn on an offer.",
  },
} as const satisfies RefusalTable;

export const applicantCodes = Object.keys(applicantRefusals) as (keyof typeof applicantRefusals)[];
