import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { SendCodeDto } from "./send-code-dto.ts";

const typeView = Type.Union([
  Type.Literal("sms"),
  Type.Literal("email"),
  Type.Literal("ga"),
  Type.Literal("none"),
]);

const placeView = closed({
  to: orNull(Type.String({ description: "Masked; null: nothing is confirmed" })),
  countdown: Type.Integer({ description: "Seconds until another code can be sent" }),
});

/** Which code an act takes; `none`: no code, at most a passkey. */
const codesView = view("Codes", {
  release: typeView,
  sendout: typeView,
  account: typeView,
  phone: placeView,
  email: placeView,
  telegram: Type.Boolean({ description: "Whether codes of type sms come to the chat as well" }),
});

export type CodesBody = Static<typeof codesView>;

export const viewCodes = route({
  id: "viewCodes",
  method: "get",
  path: "/rest/v1/auth/code",
  summary: "Which codes the signed-in trader's acts take, and where they are sent",
  access: "trader",
  answers: { 200: { description: "The codes", body: dataOf(codesView) } },
});

const shared = {
  method: "post",
  access: "anyone",
  body: SendCodeDto,
  takesProof: true,
  tellsOfPhone: true,
  answers: {
    200: {
      description: "Sent, if the password is right and such a code is taken",
      body: dataOf(closed({ countdown: Type.Integer() })),
    },
  },
  refusals: ["channel_unavailable", "wrong_credentials", "proof_of_work_needed"],
} as const;

export const sendCodeByPhone = route({
  ...shared,
  id: "sendCodeByPhone",
  path: "/rest/v1/auth/code/phone",
  summary: "Text a two-factor code to the confirmed number",
});

export const sendCodeByCall = route({
  ...shared,
  id: "sendCodeByCall",
  path: "/rest/v1/auth/code/call",
  summary: "Read a two-factor code to the confirmed number",
});

export const sendCodeByEmail = route({
  ...shared,
  id: "sendCodeByEmail",
  path: "/rest/v1/auth/code/email",
  summary: "Mail a two-factor code to the confirmed address",
});

export const sendCodeByPush = route({
  ...shared,
  id: "sendCodeByPush",
  path: "/rest/v1/auth/code/push",
  summary:
    "Push a sign-in code to a browser where the trader is signed in with a second factor and gets notifications",
});

export const sendCodeByTelegram = route({
  ...shared,
  id: "sendCodeByTelegram",
  path: "/rest/v1/auth/code/telegram",
  summary: "Send a two-factor code to the connected Telegram chat",
});

export const codeRoutes = {
  viewCodes,
  sendCodeByPhone,
  sendCodeByCall,
  sendCodeByEmail,
  sendCodeByPush,
  sendCodeByTelegram,
};
