import type { RefusalTable } from "../refusal-table.ts";

export const accountRefusals = {
  registration_refused: { status: 422, message: "The account was not made." },
  wrong_credentials: {
    status: 401,
    message: "Name or password is not right. Nothing was changed.",
  },
  username_refused: { status: 422, message: "The name was not changed." },
  username_changed_already: {
    status: 409,
    message: "A name can be changed once, and yours was.",
  },
  password_refused: { status: 422, message: "The password was not changed." },
  bio_too_long: { status: 422, message: "This text is too long. Make it shorter." },
  bio_too_many_lines: { status: 422, message: "This text has too many lines." },
  bio_contains_contact_info: {
    status: 422,
    message: "No addresses, numbers or names of messengers: people reach you here.",
  },
  bio_contains_links: { status: 422, message: "No links: people reach you here." },
  bio_unreadable: { status: 422, message: "It has signs that cannot be shown." },
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
