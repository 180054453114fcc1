import type { RefusalTable } from "../refusal-table.ts";

export const translationRefusals = {
  translation_unsupported: {
    status: 422,
    message: "The translation service doesn't know this language.",
  },
  translation_unavailable: {
    status: 503,
    message: "The translation service isn't answering. Try again later.",
  },
} as const satisfies RefusalTable;
