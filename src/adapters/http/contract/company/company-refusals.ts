import type { RefusalTable } from "../refusal-table.ts";

/** Refusals around corporate accounts. */
export const companyRefusals = {
  not_corporate: { status: 409, message: "This is a personal account." },
  corporate_already: { status: 409, message: "This is a corporate account already." },
  company_in_review: {
    status: 409,
    message: "Your application is being reviewed, or was approved. It can't be changed now.",
  },
  documents_needed: { status: 422, message: "Add a document of each kind first." },
  company_not_verified: {
    status: 409,
    message: "Only verified companies take payments by links.",
  },
  company_moved: {
    status: 409,
    message: "This application was moved meanwhile. Look at it again.",
  },
} as const satisfies RefusalTable;
