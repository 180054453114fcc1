import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ConfirmPhoneDto } from "./confirm-phone-dto.ts";
import { ProveIdentityDto } from "./prove-identity-dto.ts";
import { SendPhoneCodeDto } from "./send-phone-code-dto.ts";

const wayView = Type.Union([Type.Literal("sms"), Type.Literal("call")]);

/** The trader's own number. */
const phoneView = view("PhoneVerification", {
  phone: orNull(Type.String({ description: "With the country's code (E.164)" })),
  isVerified: Type.Boolean(),
  /** How the last code was sent. */
  way: orNull(wayView),
  /** Seconds until another code can be sent; 0: now. */
  countdown: Type.Integer(),
  ways: Type.Array(wayView, { description: "What can be sent; empty: nothing" }),
});

export type PhoneView = Static<typeof phoneView>;

const theNumber = { 200: { description: "The number", body: dataOf(phoneView) } };

export const viewPhone = route({
  id: "viewPhone",
  method: "get",
  path: "/rest/v1/user-verification/phone",
  summary: "The phone number of the signed-in trader, and whether it is confirmed",
  access: "trader",
  answers: theNumber,
});

export const sendPhoneCode = route({
  id: "sendPhoneCode",
  method: "post",
  path: "/rest/v1/users/send-phone-code",
  summary: "Send a code to a phone number by text or call; each time the pause doubles",
  access: "trader",
  body: SendPhoneCodeDto,
  answers: {
    200: {
      description:
        "A code is on its way. The answer doesn't show whether an account has the number",
      body: dataOf(phoneView),
    },
  },
  tellsOfPhone: true,
  refusals: ["phone_confirmed_already"],
});

export const confirmPhone = route({
  id: "confirmPhone",
  method: "post",
  path: "/rest/v1/users/confirm-phone",
  summary: "Confirm the phone number with the code that was sent to it",
  access: "trader",
  body: ConfirmPhoneDto,
  answers: theNumber,
  tellsOfPhone: true,
});

export const resetPhone = route({
  id: "resetPhone",
  method: "post",
  path: "/rest/v1/users/reset-phone",
  summary: "Forget an unconfirmed phone number, or take a confirmed one away with a proof",
  access: "trader",
  body: ProveIdentityDto,
  answers: theNumber,
  tellsOfPhone: true,
  refusals: [
    "contact_is_factor",
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const listPhoneCountries = route({
  id: "listPhoneCountries",
  method: "get",
  path: "/rest/v2/countries/phone-verification",
  summary: "Countries whose phone numbers can be confirmed",
  access: "anyone",
  answers: {
    200: {
      description: "Countries",
      body: dataOf(
        Type.Array(
          closed({
            iso: Type.String({ description: "ISO 3166-1 alpha-2" }),
            name: Type.String({ description: "In English" }),
            callingCode: Type.String({ description: "Without the plus sign" }),
          }),
        ),
      ),
    },
  },
});

export const phoneRoutes = {
  viewPhone,
  sendPhoneCode,
  confirmPhone,
  resetPhone,
  listPhoneCountries,
};
