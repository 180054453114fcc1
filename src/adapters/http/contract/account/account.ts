import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { LogInDto } from "./log-in-dto.ts";
import { RegisterDto } from "./register-dto.ts";
import { signedInView } from "./signed-in.ts";

const signedOut = dataOf(closed({ redirectTo: Type.String() }));

/** Opens an account and signs in. */
export const register = route({
  id: "register",
  method: "post",
  path: "/rest/v1/auth/register",
  summary: "Open an account and sign in",
  access: "anyone",
  body: RegisterDto,
  takesProof: true,
  answers: {
    200: { description: "The account exists and is signed in", body: dataOf(signedInView) },
  },
  refusals: ["proof_of_work_needed"],
  tellsByField: true,
});

export const logIn = route({
  id: "logIn",
  method: "post",
  path: "/rest/v1/auth/login",
  summary: "Sign in",
  access: "anyone",
  body: LogInDto,
  answers: { 200: { description: "Signed in, with a new session", body: dataOf(signedInView) } },
  takesProof: true,
  refusals: [
    "wrong_credentials",
    "proof_of_work_needed",
    "account_closed",
    "account_banned",
    "account_compromised",
    "authorization_pending",
    "authorization_denied",
    "authorization_limit",
  ],
});

export const logOut = route({
  id: "logOut",
  method: "get",
  path: "/rest/v1/auth/logout",
  summary: "Sign out; a link of another site leads to a page that asks first",
  access: "anyone",
  answers: {
    200: { description: "Signed out", body: signedOut },
    303: {
      description:
        "By a link of ours: signed out, on to the landing page. By any other: on to a page that asks",
      body: signedOut,
    },
  },
});

export const accountRoutes = { register, logIn, logOut };
