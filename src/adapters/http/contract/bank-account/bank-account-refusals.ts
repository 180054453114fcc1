import type { RefusalTable } from "../refusal-table.ts";

export const bankAccountRefusals = {
  too_many_bank_accounts: {
    status: 409,
    message: "You saved as many bank accounts as there may be. Delete one first.",
  },
} as const satisfies RefusalTable;
