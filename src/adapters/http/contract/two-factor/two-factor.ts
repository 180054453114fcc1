import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BeginAuthenticatorDto } from "./begin-authenticator-dto.ts";
import { FactorCodeDto } from "./factor-code-dto.ts";
import { TwoFactorDto } from "./two-factor-dto.ts";

/** The second factor of one purpose: 0 initial, 1 enabled, 2 disabled, 3 verification. */
const factorView = view("SecondFactor", {
  setting: Type.Integer({ minimum: 0, maximum: 3 }),
  type: Type.Union([
    Type.Literal("sms"),
    Type.Literal("email"),
    Type.Literal("ga"),
    Type.Literal("none"),
  ]),
});

/** A new authenticator app: what its owner scans or types. */
const authenticatorView = view("Authenticator", {
  key: Type.String(),
  /** The content of the QR code. */
  address: Type.String(),
});

const twoFactorView = view("TwoFactor", {
  login: factorView,
  release: factorView,
  sendout: factorView,
  /** Whether an authenticator app is set up. */
  hasApp: Type.Boolean(),
  /** How codes can come here. */
  methods: Type.Array(
    Type.Union([
      Type.Literal("App"),
      Type.Literal("Sms"),
      Type.Literal("Telegram"),
      Type.Literal("Email"),
    ]),
  ),
  /** Where codes can go: which contacts are confirmed, and whether a Telegram chat is connected. */
  contacts: closed({ phone: Type.Boolean(), email: Type.Boolean(), chat: Type.Boolean() }),
  recoveryCodesLeft: Type.Integer(),
  /** Until when nothing can be sold after the last change; null if it can. */
  heldUntil: orNull(Type.String()),
  /** The app to set up: shown to who asked for it, until its first code. */
  authenticator: orNull(authenticatorView),
  /** New recovery codes: shown this once. */
  recoveryCodes: orNull(Type.Array(Type.String())),
});

export type TwoFactorBody = Static<typeof twoFactorView>;
export type AuthenticatorBody = Static<typeof authenticatorView>;

const theFactors = {
  200: { description: "The second factors", body: dataOf(twoFactorView) },
};

export const viewTwoFactor = route({
  id: "viewTwoFactor",
  method: "get",
  path: "/rest/v1/users/two-factor",
  summary: "The second factor of each purpose",
  access: "trader",
  answers: theFactors,
});

export const changeTwoFactor = route({
  id: "changeTwoFactor",
  method: "post",
  path: "/rest/v1/users/two-factor/{purpose}",
  summary:
    "Switch the second factor of a purpose on or off: ask without a code, then confirm with one. A confirmed change ends all other sessions",
  access: "trader",
  body: TwoFactorDto,
  answers: theFactors,
  refusals: [
    "two_factor_unchanged",
    "verification_over",
    "method_unavailable",
    "contact_unconfirmed",
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
  ],
});

export const beginAuthenticator = route({
  id: "beginAuthenticator",
  method: "post",
  path: "/rest/v1/users/authenticator",
  summary: "Set up another authenticator app, with the password and a code of the current one",
  access: "trader",
  body: BeginAuthenticatorDto,
  answers: theFactors,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code"],
});

export const confirmAuthenticator = route({
  id: "confirmAuthenticator",
  method: "put",
  path: "/rest/v1/users/authenticator",
  summary: "Use the new authenticator app from now on, by its first code",
  access: "trader",
  body: FactorCodeDto,
  answers: theFactors,
  refusals: ["verification_over", "wrong_code"],
});

export const renewRecoveryCodes = route({
  id: "renewRecoveryCodes",
  method: "post",
  path: "/rest/v1/users/recovery-codes",
  summary: "Get ten new recovery codes; the earlier ones no longer work",
  access: "trader",
  body: FactorCodeDto,
  answers: theFactors,
  refusals: ["wrong_code"],
});

export const twoFactorRoutes = {
  viewTwoFactor,
  changeTwoFactor,
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
};
