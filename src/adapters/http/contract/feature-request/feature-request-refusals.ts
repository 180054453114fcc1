import type { RefusalTable } from "../refusal-table.ts";

export const featureRequestRefusals = {
  feature_request_answered: {
    status: 409,
    message: "Someone has answered this suggestion in the meantime.",
  },
} as const satisfies RefusalTable;
