import { mostExportDays } from "../../../../domain/history-export/history-export.ts";
import type { RefusalTable } from "../refusal-table.ts";

export const exportRefusals = {
  export_dates: { status: 422, message: "Choose a first day and a last day that isn't before it." },
  export_range: {
    status: 422,
    message: `A file covers at most ${mostExportDays} days. Choose days closer together.`,
  },
  export_running: {
    status: 409,
    message: "One of your exports is still running. Wait until it's done, or cancel it.",
  },
  export_limit: {
    status: 429,
    message: "You've made as many exports as you can in a day. Try again tomorrow.",
  },
  export_over: { status: 409, message: "This export has already ended." },
  export_no_file: { status: 409, message: "This export has no file to download." },
} as const satisfies RefusalTable;
