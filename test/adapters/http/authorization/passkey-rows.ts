import type { passkeyRoutes } from "../../../../src/adapters/http/contract/passkey/passkey.ts";
import { open, signedIn, type Row } from "./row-kinds.ts";

const answer = {
  credentialId: "unknown",
  clientData: "e30",
  authenticatorData: "AAAA",
  signature: "AAAA",
};
const made = {
  name: "Phone",
  credentialId: "unknown",
  clientData: "e30",
  attestation: "AAAA",
  transports: [],
};
const nobodys = { id: "unknown1234" };

/** The routes of passkeys: they are about the caller alone. */
export const passkeyRows: Readonly<Record<keyof typeof passkeyRoutes, Row>> = {
  askPasskeySignIn: open("ok"),
  signInWithPasskey: open("wrong_passkey", () => ({ body: answer })),
  listPasskeys: signedIn("ok"),
  askPasskeyProof: signedIn("ok"),
  beginPasskey: signedIn("proof_needed"),
  addPasskey: signedIn("wrong_passkey", () => ({ body: made })),
  renamePasskey: signedIn("not_found", () => ({ parameters: nobodys, body: { name: "Phone" } })),
  removePasskey: signedIn("not_found", () => ({ parameters: nobodys })),
};
