import type { RefusalTable } from "../refusal-table.ts";

export const twoFactorRefusals = {
  two_factor_unchanged: { status: 409, message: "It is already set that way." },
  verification_over: {
    status: 409,
    message: "There is nothing to confirm: ask for the change again. You have 10 minutes then.",
  },
  method_unavailable: {
    status: 422,
    message: "We can't send codes that way here. Choose another way.",
  },
  contact_unconfirmed: {
    status: 409,
    message:
      "Confirm your phone number or email address, or connect Telegram first: the codes go there.",
  },
  contact_is_factor: {
    status: 409,
    message: "Your two-factor codes go there. Turn them off or choose another way first.",
  },
  channel_unavailable: {
    status: 409,
    message: "We can't send codes that way here. Choose another way.",
  },
} as const satisfies RefusalTable;
