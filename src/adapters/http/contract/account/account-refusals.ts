import type { RefusalTable } from "../refusal-table.ts";

export const accountRefusals = {
  registration_refused: { status: 422, message: "The account was not made." },
  wrong_credentials: {
    status: 401,
    message: "Name or password is not right. Nothing was changed.",
  },
  demo_mode_only: { status: 404, message: "There is nothing at this address." },
} as const satisfies RefusalTable;
