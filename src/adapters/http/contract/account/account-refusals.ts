import type { RefusalTable } from "../refusal-table.ts";

export const accountRefusals = {
  wrong_credentials: {
    status: 401,
    message: "Wrong name or password. If you use two-factor, check the code too.",
  },
  wrong_code: {
    status: 403,
    message: "Wrong code, or it was already used. Wait for the next one. Nothing was changed.",
  },
  proof_of_work_needed: {
    status: 428,
    message:
      "Too many attempts. Solve the challenge in `details`, then send the same request with the solution (see the API page).",
  },
  username_changed_already: {
    status: 409,
    message: "You can change your name once, and you already have.",
  },
  recovery_link_over: {
    status: 410,
    message: "This link no longer works. Send a new one.",
  },
  email_confirmed_already: {
    status: 409,
    message: "Your email address is already confirmed.",
  },
  phone_confirmed_already: {
    status: 409,
    message: "Your phone number is already confirmed. Remove it before you add another one.",
  },
  account_closed: {
    status: 403,
    message: "You closed this account. It can't be opened again.",
  },
  account_not_settled: {
    status: 409,
    message: "Your account can't be closed yet. `details` names what to settle first.",
  },
  account_banned: {
    status: 403,
    message:
      "This account is banned. Have a link to its open cases sent to its email address. If you think that the ban is a mistake, write to support from there.",
  },
  account_compromised: {
    status: 403,
    message:
      "This account is locked because someone else may have used it. Set a new password by a link to its email address.",
  },
  authorization_pending: {
    status: 403,
    message:
      "Approve this sign-in on a device where you are signed in, then send it again. `/rest/v1/auth/authorization` tells when.",
  },
  authorization_denied: {
    status: 403,
    message: "This sign-in was denied on another device. Try again later.",
  },
  authorization_limit: {
    status: 403,
    message:
      "Several new devices are already waiting for an answer. Answer them where you are signed in, or try again later.",
  },
  authorization_over: {
    status: 409,
    message: "This sign-in no longer waits for an answer.",
  },
  demo_mode_only: { status: 404, message: "Nothing was found at this address." },
} as const satisfies RefusalTable;
