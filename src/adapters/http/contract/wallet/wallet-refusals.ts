import type { RefusalTable } from "../refusal-table.ts";

export const walletRefusals = {
  faucet_empty: {
    status: 409,
    message: "You've had all of today's play money. Come back tomorrow.",
  },
} as const satisfies RefusalTable;
