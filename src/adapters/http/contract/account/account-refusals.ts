import type { RefusalTable } from "../refusal-table.ts";

export const accountRefusals = {
  wrong_credentials: {
    status: 401,
    message: "Name or password is not right. Nothing was changed.",
  },
  username_changed_already: {
    status: 409,
    message: "A name can be changed once, and yours was.",
  },
  account_banned: {
    status: 403,
    message:
      "This account is closed for good. If you think that is a mistake, write to support from its e-mail address.",
  },
  account_compromised: {
    status: 403,
    message:
      "This account is locked, because somebody else may have used it. Write to support from its e-mail address to get a new password.",
  },
  demo_mode_only: { status: 404, message: "There is nothing at this address." },
} as const satisfies RefusalTable;
