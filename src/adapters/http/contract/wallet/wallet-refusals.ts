import type { RefusalTable } from "../refusal-table.ts";

export const walletRefusals = {
  faucet_empty: {
    status: 409,
    message: "You had enough play money for today. Come back tomorrow.",
  },
} as const satisfies RefusalTable;
