import type { RefusalTable } from "../refusal-table.ts";

export const bankListRefusals = {
  bank_list_unreadable: {
    status: 422,
    message: "This file isn't CSV: a quotation mark is not closed. Save it again as CSV (UTF-8).",
  },
  bank_list_columns: {
    status: 422,
    message: "The first line has to name the columns: country,code,name,swift_code.",
  },
  bank_list_size: {
    status: 422,
    message: "The list is empty, or has more than 25,000 rows. Split it into several files.",
  },
  bank_list_faulty: {
    status: 422,
    message: "Some rows have faults, so nothing was imported. Correct them, then import the list.",
  },
} as const satisfies RefusalTable;
