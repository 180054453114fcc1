/** The code of an address whose domain looks like a typo, and the field that says what was meant. */
export const emailTypo = "email_typo";
export const suggestedEmail = "suggested_email";

/** Why a registration field was rejected, each with a helpful message. */
export const registrationFaults = {
  username_invalid: {
    field: "username",
    message: "A name has 3 to 20 letters, digits or _, and nothing else.",
  },
  username_reserved: { field: "username", message: "This name is reserved. Choose another." },
  username_taken: {
    field: "username",
    message: "Someone has this name, or one that looks like it. Choose another.",
  },
  email_typo: {
    field: "email",
    message:
      "This domain looks like a typo: `suggested_email` says what may be meant. To keep it, send `is_email_meant`.",
  },
  password_too_short: { field: "password", message: "A password has at least 10 characters." },
  password_too_long: { field: "password", message: "A password has at most 128 characters." },
  password_common: {
    field: "password",
    message: "This password is on lists of stolen passwords. Choose another.",
  },
  password_personal: {
    field: "password",
    message: "This password is too similar to your name or address. Choose another.",
  },
} as const;
