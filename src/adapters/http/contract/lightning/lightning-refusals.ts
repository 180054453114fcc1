import type { RefusalTable } from "../refusal-table.ts";

export const lightningRefusals = {
  too_many_invoices: {
    status: 409,
    message: "You have too many open invoices. Wait until one is paid or expires.",
  },
  try_again: { status: 409, message: "Another of your actions came first. Try again." },
} as const satisfies RefusalTable;
