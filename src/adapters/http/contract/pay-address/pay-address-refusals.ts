import type { RefusalTable } from "../refusal-table.ts";

export const payAddressRefusals = {
  too_many_pay_addresses: {
    status: 409,
    message: "You've reached the limit of online wallets and cash places. Delete one first.",
  },
} as const satisfies RefusalTable;
