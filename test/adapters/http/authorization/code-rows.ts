import type { codeRoutes } from "../../../../src/adapters/http/contract/two-factor/codes.ts";
import { all, signedIn, type Outcome, type Row } from "./row-kinds.ts";

/** A code for a release is sent to its own seller, who has typed the password. */
const toOwner = (outcome: Outcome): Row => ({
  answers: [
    ...all(["nobody", "staff", "banned"], "validation"),
    ["held", outcome],
    ["stranger", outcome],
  ],
  sent: () => ({ body: { purpose: "release", password: "not mine" } }),
});

/** The routes of codes that are sent: they are about the caller alone. */
export const codeRows: Readonly<Record<keyof typeof codeRoutes, Row>> = {
  viewCodes: signedIn("ok"),
  sendCodeByPhone: toOwner("wrong_credentials"),
  sendCodeByCall: toOwner("wrong_credentials"),
  sendCodeByEmail: toOwner("wrong_credentials"),
  sendCodeByPush: toOwner("wrong_credentials"),
  sendCodeByTelegram: toOwner("wrong_credentials"),
};
