import type { RefusalTable } from "../refusal-table.ts";

export const outletRefusals = {
  push_access_denied: {
    status: 403,
    message: "This token is over. Get a new one from re-auth-push-subscription.",
  },
  push_address: {
    status: 422,
    message: "We don't know this browser's push service, so we can't send notifications to it.",
  },
  telegram_off: {
    status: 409,
    message: "This site has no bot on Telegram.",
  },
} as const satisfies RefusalTable;
