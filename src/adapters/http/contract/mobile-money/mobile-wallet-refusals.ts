import type { RefusalTable } from "../refusal-table.ts";

export const mobileWalletRefusals = {
  too_many_wallets: {
    status: 409,
    message: "You saved as many wallets as there may be. Delete one first.",
  },
} as const satisfies RefusalTable;
