import type { RefusalTable } from "../refusal-table.ts";

export const bankAccountRefusals = {
  too_many_bank_accounts: {
    status: 409,
    message: "You've reached the limit of bank accounts. Delete one first.",
  },
  account_in_use: {
    status: 422,
    message:
      "An offer or an active trade pays to this account. Change the offer or end the trade first.",
  },
} as const satisfies RefusalTable;
