import { Type, type Static } from "typebox";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";
import { signedInView } from "../account/signed-in.ts";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { NewPasskeyDto } from "./new-passkey-dto.ts";
import { PasskeyAnswerDto } from "./passkey-answer-dto.ts";
import { PasskeyNameDto } from "./passkey-name-dto.ts";

/** A passkey as authenticators know it. */
const credentialView = view("PasskeyCredential", {
  id: Type.String(),
  transports: Type.Array(Type.String()),
});

export const passkeyView = view("Passkey", {
  id: Type.String(),
  name: Type.String(),
  addedAt: Type.String(),
  /** Null if it was never used. */
  usedAt: orNull(Type.String()),
});

/** What a browser needs to ask a passkey. Binary texts are base64url. */
export const askedPasskeyView = view("AskedPasskey", {
  challenge: Type.String(),
  /** The host that the passkey was made for: WebAuthn's relying party id. */
  host: Type.String(),
  /** The passkeys that count; any for the host, if none is named. */
  allowed: Type.Array(credentialView),
});

/** What a browser needs to make a passkey. Binary texts are base64url. */
export const passkeyToMakeView = view("PasskeyToMake", {
  challenge: Type.String(),
  host: Type.String(),
  userHandle: Type.String(),
  username: Type.String(),
  /** The passkeys that the account has: no authenticator makes a second one. */
  present: Type.Array(credentialView),
});

export type PasskeyBody = Static<typeof passkeyView>;
export type AskedPasskeyBody = Static<typeof askedPasskeyView>;
export type PasskeyToMakeBody = Static<typeof passkeyToMakeView>;

const thePasskeys = {
  200: { description: "The passkeys, oldest first", body: dataOf(Type.Array(passkeyView)) },
};

const theChallenge = {
  200: {
    description: "A challenge, to be answered once within five minutes",
    body: dataOf(askedPasskeyView),
  },
};

const proofRefusals = ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"] as const;

export const askPasskeySignIn = route({
  id: "askPasskeySignIn",
  method: "post",
  path: "/rest/v1/auth/passkey/challenge",
  summary: "Get a challenge to sign in with a passkey, in this browser",
  access: "anyone",
  answers: theChallenge,
});

export const signInWithPasskey = route({
  id: "signInWithPasskey",
  method: "post",
  path: "/rest/v1/auth/passkey",
  summary: "Sign in with a passkey; it counts as a second factor, too",
  access: "anyone",
  body: PasskeyAnswerDto,
  answers: { 200: { description: "Signed in, with a new session", body: dataOf(signedInView) } },
  refusals: ["wrong_passkey", "account_closed", "account_banned", "account_compromised"],
});

export const listPasskeys = route({
  id: "listPasskeys",
  method: "get",
  path: "/rest/v1/users/passkeys",
  summary: "List one's own passkeys",
  access: "trader",
  answers: thePasskeys,
});

export const askPasskeyProof = route({
  id: "askPasskeyProof",
  method: "post",
  path: "/rest/v1/users/passkeys/challenge",
  summary: "Get a challenge to prove with a passkey who one is, in this session",
  access: "trader",
  answers: theChallenge,
});

export const beginPasskey = route({
  id: "beginPasskey",
  method: "post",
  path: "/rest/v1/users/passkeys/begin",
  summary: "Get what a browser makes a passkey from, with a proof",
  access: "trader",
  body: ProveIdentityDto,
  answers: {
    200: { description: "What the passkey is made from", body: dataOf(passkeyToMakeView) },
  },
  refusals: [...proofRefusals, "too_many_passkeys"],
});

export const addPasskey = route({
  id: "addPasskey",
  method: "post",
  path: "/rest/v1/users/passkeys",
  summary: "Add a passkey that was just made; all other sessions end",
  access: "trader",
  body: NewPasskeyDto,
  answers: {
    200: {
      description: "Added. Reload the page: older page tokens no longer work",
      body: dataOf(closed({ isAdded: Type.Boolean() })),
    },
  },
  refusals: ["wrong_passkey", "too_many_passkeys", "passkey_name_unusable"],
});

export const renamePasskey = route({
  id: "renamePasskey",
  method: "put",
  path: "/rest/v1/users/passkeys/{id}",
  summary: "Rename a passkey",
  access: "trader",
  body: PasskeyNameDto,
  answers: thePasskeys,
  refusals: ["passkey_name_unusable"],
});

export const removePasskey = route({
  id: "removePasskey",
  method: "delete",
  path: "/rest/v1/users/passkeys/{id}",
  summary: "Remove a passkey, with a proof; all other sessions end",
  access: "trader",
  body: ProveIdentityDto,
  answers: {
    200: {
      description: "Removed. Reload the page: older page tokens no longer work",
      body: dataOf(closed({ isRemoved: Type.Boolean() })),
    },
  },
  refusals: proofRefusals,
});

export const passkeyRoutes = {
  askPasskeySignIn,
  signInWithPasskey,
  listPasskeys,
  askPasskeyProof,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
};
