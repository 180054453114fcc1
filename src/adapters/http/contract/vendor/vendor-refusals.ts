import type { RefusalTable } from "../refusal-table.ts";

export const vendorRefusals = {
  vendor_only: { status: 403, message: "This is for vendors. Apply for the vendor badge first." },
  helper_self: { status: 422, message: "You can't be your own helper. Enter another username." },
  helper_known: { status: 409, message: "This account helps you already, or was invited." },
  team_full: { status: 409, message: "You've reached the limit of helpers. Remove one first." },
  scope_missing: { status: 403, message: "The vendor hasn't allowed you to do this." },
} as const satisfies RefusalTable;
