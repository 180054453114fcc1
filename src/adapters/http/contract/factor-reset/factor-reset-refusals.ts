import type { RefusalTable } from "../refusal-table.ts";

export const factorResetRefusals = {
  no_factors: {
    status: 409,
    message: "This account has no two-factor and no passkeys: sign in with the password.",
  },
  reset_over: { status: 409, message: "This request was already decided or stopped." },
  owner_not_proven: {
    status: 409,
    message: "The security questions weren't answered correctly, so this can only be declined.",
  },
  reset_proposed: { status: 409, message: "Someone proposed this already." },
  not_proposed: { status: 409, message: "Someone has to propose this first." },
} as const satisfies RefusalTable;
