import type { RefusalTable } from "../refusal-table.ts";

export const mobileWalletRefusals = {
  too_many_wallets: {
    status: 409,
    message: "You've reached the limit of wallets. Delete one first.",
  },
} as const satisfies RefusalTable;
