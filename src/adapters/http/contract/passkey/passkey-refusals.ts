import type { RefusalTable } from "../refusal-table.ts";

export const passkeyRefusals = {
  wrong_passkey: {
    status: 403,
    message: "This passkey can't be used here, or it took too long. Start again.",
  },
  too_many_passkeys: {
    status: 409,
    message: "You can't have more passkeys. Remove one to add another.",
  },
  passkey_name_unusable: {
    status: 422,
    message: "Enter a name of up to 60 characters, on one line.",
  },
} as const satisfies RefusalTable;
