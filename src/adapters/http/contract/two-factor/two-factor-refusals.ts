import type { RefusalTable } from "../refusal-table.ts";

export const twoFactorRefusals = {
  two_factor_unchanged: { status: 409, message: "It is already set that way." },
  verification_over: {
    status: 409,
    message: "There is nothing to confirm: ask for the change again. You have 10 minutes then.",
  },
  method_unavailable: {
    status: 422,
    message: "Codes come from an authenticator app. Other ways are not available here.",
  },
} as const satisfies RefusalTable;
