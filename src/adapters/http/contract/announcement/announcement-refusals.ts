import type { RefusalTable } from "../refusal-table.ts";

/** Why nothing was announced. */
export const announcementRefusals = {
  announcement_text: { status: 422, message: "Write what to announce." },
  announcement_end: {
    status: 422,
    message: "The end must be after the beginning and in the future. Maintenance needs an end.",
  },
  announcement_country: {
    status: 422,
    message:
      "Choose a country for a notice about a country, and for nothing else; only such a notice blocks actions.",
  },
} as const satisfies RefusalTable;
