import type { RefusalTable } from "../refusal-table.ts";

/** Refusals around keys of programs. */
export const apiKeyRefusals = {
  api_key_label_unusable: { status: 422, message: "Enter a name of up to 40 characters." },
  too_many_api_keys: { status: 409, message: "You have 10 API keys. Revoke one first." },
} as const satisfies RefusalTable;
