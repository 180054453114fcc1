import { Type } from "typebox";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";
import { closed } from "../envelope.ts";
import { NewPasskeyDto } from "../passkey/new-passkey-dto.ts";
import { PasskeyAnswerDto } from "../passkey/passkey-answer-dto.ts";
import { PasskeyNameDto } from "../passkey/passkey-name-dto.ts";
import { askedPasskeyView, passkeyToMakeView, passkeyView } from "../passkey/passkey.ts";
import { route } from "../route.ts";
import { signInView } from "./staff-views.ts";

const theChallenge = {
  200: {
    description: "A challenge, to be answered once within five minutes",
    body: askedPasskeyView,
  },
};

const thePasskeys = {
  200: { description: "The passkeys, oldest first", body: Type.Array(passkeyView) },
};

const own = { access: "staff", permission: "use_console" } as const;

const proofRefusals = ["proof_needed", "staff_credentials_wrong", "wrong_passkey"] as const;

export const askStaffPasskeySignIn = route({
  id: "askStaffPasskeySignIn",
  method: "post",
  path: "/admin/api/session/passkey/challenge",
  summary: "Get a challenge to sign in to the console with a passkey, in this browser",
  access: "anyone",
  answers: theChallenge,
});

export const logInStaffWithPasskey = route({
  id: "logInStaffWithPasskey",
  method: "post",
  path: "/admin/api/session/passkey",
  summary: "Sign in to the console with a passkey; it counts as password and code",
  access: "anyone",
  body: PasskeyAnswerDto,
  answers: { 200: { description: "Signed in", body: signInView } },
  refusals: ["wrong_passkey"],
});

export const listStaffPasskeys = route({
  id: "listStaffPasskeys",
  method: "get",
  path: "/admin/api/me/passkeys",
  summary: "List one's own passkeys",
  ...own,
  answers: thePasskeys,
});

export const askStaffPasskeyProof = route({
  id: "askStaffPasskeyProof",
  method: "post",
  path: "/admin/api/me/passkeys/challenge",
  summary: "Get a challenge to prove with a passkey who one is, in this session",
  ...own,
  answers: theChallenge,
});

export const proveStaffAgain = route({
  id: "proveStaffAgain",
  method: "post",
  path: "/admin/api/me/proof",
  summary: "Prove who one is, with password and code or a passkey; the session gets a new secret",
  ...own,
  body: ProveIdentityDto,
  answers: { 200: { description: "Proven", body: closed({ isProven: Type.Boolean() }) } },
  refusals: proofRefusals,
});

export const beginStaffPasskey = route({
  id: "beginStaffPasskey",
  method: "post",
  path: "/admin/api/me/passkeys/begin",
  summary: "Get what a browser makes a passkey from, with password and code or a passkey",
  ...own,
  body: ProveIdentityDto,
  answers: { 200: { description: "What the passkey is made from", body: passkeyToMakeView } },
  refusals: [...proofRefusals, "too_many_passkeys"],
});

export const addStaffPasskey = route({
  id: "addStaffPasskey",
  method: "post",
  path: "/admin/api/me/passkeys",
  summary: "Add a passkey that was just made; all other sessions end",
  ...own,
  body: NewPasskeyDto,
  answers: { 200: { description: "Added", body: closed({ isAdded: Type.Boolean() }) } },
  refusals: ["wrong_passkey", "too_many_passkeys", "passkey_name_unusable"],
});

export const renameStaffPasskey = route({
  id: "renameStaffPasskey",
  method: "put",
  path: "/admin/api/me/passkeys/{id}",
  summary: "Rename a passkey",
  ...own,
  body: PasskeyNameDto,
  answers: thePasskeys,
  refusals: ["passkey_name_unusable"],
});

export const removeStaffPasskey = route({
  id: "removeStaffPasskey",
  method: "post",
  path: "/admin/api/me/passkeys/{id}/remove",
  summary: "Remove a passkey, with password and code or a passkey; all other sessions end",
  ...own,
  body: ProveIdentityDto,
  answers: { 200: { description: "Removed", body: closed({ isRemoved: Type.Boolean() }) } },
  refusals: proofRefusals,
});

export const staffPasskeyContractRoutes = {
  askStaffPasskeySignIn,
  logInStaffWithPasskey,
  listStaffPasskeys,
  askStaffPasskeyProof,
  proveStaffAgain,
  beginStaffPasskey,
  addStaffPasskey,
  renameStaffPasskey,
  removeStaffPasskey,
};
