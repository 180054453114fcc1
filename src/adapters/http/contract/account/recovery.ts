import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { AskRecoveryDto } from "./ask-recovery-dto.ts";
import { DisownDto } from "./disown-dto.ts";
import { RecoverDto } from "./recover-dto.ts";

export const askRecovery = route({
  id: "askRecovery",
  method: "post",
  path: "/rest/v1/auth/recovery",
  summary: "Have a link to set a new password sent to a confirmed address",
  access: "anyone",
  body: AskRecoveryDto,
  takesProof: true,
  answers: {
    200: {
      description: "The same for every address: an email goes to its owner, if there is one",
      body: dataOf(closed({ isAsked: Type.Boolean() })),
    },
  },
  refusals: ["proof_of_work_needed"],
});

export const recover = route({
  id: "recover",
  method: "post",
  path: "/rest/v1/auth/recovery/password",
  summary: "Set a new password with the secret of a link; every session ends",
  access: "anyone",
  body: RecoverDto,
  answers: {
    200: {
      description: "Set. Sign in with it; for 24 hours nothing can be sold or sent",
      body: dataOf(closed({ redirectTo: Type.String() })),
    },
  },
  refusals: ["recovery_link_over"],
});

export const disownSignIn = route({
  id: "disownSignIn",
  method: "post",
  path: "/rest/v1/auth/recovery/disown",
  summary: "End every session and the password with the secret of the mail about a sign-in",
  access: "anyone",
  body: DisownDto,
  answers: {
    200: {
      description:
        "Ended. The same secret sets a new password; for 24 hours nothing can be sold or sent",
      body: dataOf(closed({ redirectTo: Type.String() })),
    },
  },
  refusals: ["recovery_link_over"],
});

export const recoveryRoutes = { askRecovery, recover, disownSignIn };
