import type { RefusalTable } from "../refusal-table.ts";

/** Refusals around webhooks. */
export const webhookRefusals = {
  webhook_url_refused: {
    status: 422,
    message: "Enter an address that begins with https:// and has the name of a host.",
  },
  webhook_missing: { status: 409, message: "Enter the address of your program first." },
} as const satisfies RefusalTable;
