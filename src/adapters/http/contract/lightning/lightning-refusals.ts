import type { RefusalTable } from "../refusal-table.ts";

export const lightningRefusals = {
  too_many_invoices: {
    status: 409,
    message: "You have too many open invoices. Wait until one is paid or runs out.",
  },
  try_again: { status: 409, message: "Something else of yours came first. Try again." },
} as const satisfies RefusalTable;
