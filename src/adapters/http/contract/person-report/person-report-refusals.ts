import type { RefusalTable } from "../refusal-table.ts";

/** Why a report about a person, or a decision on it, is refused. */
export const personReportRefusals = {
  own_person: { status: 409, message: "You can't report yourself." },
  reports_decided: { status: 409, message: "These reports have been decided already." },
  reports_newer: {
    status: 409,
    message: "There is a newer report. Read it before you decide.",
  },
} as const satisfies RefusalTable;
