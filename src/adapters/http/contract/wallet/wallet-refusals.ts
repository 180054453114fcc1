import type { RefusalTable } from "../refusal-table.ts";

export const walletRefusals = {
  deposits_unavailable: {
    status: 409,
    message: "Deposits from chains aren't connected here yet.",
  },
  wrong_blockchain: {
    status: 422,
    message: "This coin is on another chain here: Bitcoin is 1, Ethereum with Tether is 3.",
  },
  play_coins_on_the_way: {
    status: 409,
    message: "Your last play coins are still on their way. Wait until they arrive.",
  },
  faucet_empty: {
    status: 409,
    message: "You've had all of today's play money. Come back tomorrow.",
  },
} as const satisfies RefusalTable;
