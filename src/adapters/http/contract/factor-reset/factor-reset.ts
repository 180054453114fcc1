import { Type } from "typebox";
import { closed, dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";
import { AskFactorResetDto } from "./ask-factor-reset-dto.ts";

export const askFactorReset = route({
  id: "askFactorReset",
  method: "post",
  path: "/rest/v1/auth/factor-reset",
  summary: "Ask support to turn two-factor off, with the password and the security questions",
  access: "anyone",
  body: AskFactorResetDto,
  takesProof: true,
  answers: {
    200: {
      description: "Asked; whether the answers were right is told to support alone",
      body: dataOf(closed({ isAsked: Type.Boolean() })),
    },
  },
  refusals: [
    "wrong_credentials",
    "proof_of_work_needed",
    "account_closed",
    "account_banned",
    "account_compromised",
    "no_factors",
  ],
});

const path = "/rest/v1/users/factor-reset";

const theReset = {
  200: {
    description: "When support was asked (ISO 8601, UTC); null: it was not",
    body: dataOf(closed({ askedAt: orNull(Type.String()) })),
  },
};

export const viewOwnReset = route({
  id: "viewOwnReset",
  method: "get",
  path,
  summary: "Whether support was asked to turn one's two-factor off",
  access: "trader",
  answers: theReset,
});

export const stopFactorReset = route({
  id: "stopFactorReset",
  method: "delete",
  path,
  summary: "Keep one's two-factor: support is told not to turn it off",
  access: "trader",
  answers: theReset,
  refusals: ["reset_over"],
});

export const factorResetRoutes = { askFactorReset, viewOwnReset, stopFactorReset };
