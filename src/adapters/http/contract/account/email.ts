import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ChangeEmailDto } from "./change-email-dto.ts";
import { VerifyEmailDto } from "./verify-email-dto.ts";

/** The trader's own address. */
const emailView = view("EmailVerification", {
  email: Type.String(),
  isVerified: Type.Boolean(),
  /** Seconds until another code can be sent; 0: now. */
  countdown: Type.Integer(),
});

export type EmailView = Static<typeof emailView>;

export const viewEmail = route({
  id: "viewEmail",
  method: "get",
  path: "/rest/v1/user-verification/email",
  summary: "The address of the signed-in trader, and whether it is confirmed",
  access: "trader",
  answers: { 200: { description: "The address", body: dataOf(emailView) } },
});

export const verifyEmail = route({
  id: "verifyEmail",
  method: "post",
  path: "/rest/v1/user-verification/email/verify-code",
  summary: "Confirm the address with the code that was sent to it",
  access: "trader",
  body: VerifyEmailDto,
  answers: {
    200: {
      description: "Confirmed. A page goes on after 3 seconds",
      body: dataOf(closed({ redirectTo: Type.String() })),
    },
  },
});

const codeSent = {
  200: {
    description:
      "An email is on its way. The answer doesn't show whether an account has the address",
    body: dataOf(emailView),
  },
};

export const resendEmailCode = route({
  id: "resendEmailCode",
  method: "post",
  path: "/rest/v1/user-verification/email/resend-code",
  summary: "Send another code; each time the pause before the next one doubles",
  access: "trader",
  answers: codeSent,
  refusals: ["email_confirmed_already", "contact_is_factor"],
});

export const changeUnconfirmedEmail = route({
  id: "changeUnconfirmedEmail",
  method: "post",
  path: "/rest/v1/user-verification/email/change-unconfirmed",
  summary: "Give another address in place of one that is not confirmed, and send a code there",
  access: "trader",
  body: ChangeEmailDto,
  answers: codeSent,
  refusals: ["email_confirmed_already", "contact_is_factor"],
});

export const emailRoutes = { viewEmail, verifyEmail, resendEmailCode, changeUnconfirmedEmail };
