import type { RefusalTable } from "../refusal-table.ts";

export const reputationRefusals = {
  reputation_open: {
    status: 409,
    message:
      "One of your requests is waiting for a moderator. Wait for the answer, or withdraw it.",
  },
  reputation_known: {
    status: 409,
    message: "Your record on this marketplace is shown already. Remove it first.",
  },
  too_many_reputations: {
    status: 409,
    message: "You've reached the limit of imported records. Remove one first.",
  },
  reputation_decided: {
    status: 409,
    message: "This request was decided or withdrawn in the meantime.",
  },
} as const satisfies RefusalTable;
