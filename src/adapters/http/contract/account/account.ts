import { Type, type Static } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { LogInDto } from "./log-in-dto.ts";
import { RegisterDto } from "./register-dto.ts";

const signedIn = view("SignedIn", { username: Type.String(), redirectTo: Type.String() });

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
  answers: { 200: { description: "The account exists and is signed in", body: dataOf(signedIn) } },
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
  answers: { 200: { description: "Signed in, with a new session", body: dataOf(signedIn) } },
  takesProof: true,
  refusals: ["wrong_credentials", "proof_of_work_needed", "account_banned", "account_compromised"],
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

/** What a page knows about its user. */
const currentUserView = view("CurrentUser", {
  isLogged: Type.Boolean(),
  id: orNull(Type.String()),
  username: orNull(Type.String()),
  email: orNull(Type.String()),
  isEmailVerified: Type.Boolean(),
  /** Mail to the address came back: it counts as unconfirmed until it is changed. */
  isFakeEmail: Type.Boolean(),
  /** After the password was reset: until when nothing can be sold or sent; null: nothing is held. */
  sendsHeldUntil: orNull(Type.String()),
  registrationDate: orNull(Type.String()),
  currency: Type.String(),
  locale: Type.String(),
  hasActiveTrades: Type.Boolean(),
  /** Per purpose: 0 initial, 1 enabled, 2 disabled. */
  twoFactor: closed({
    login: Type.Integer(),
    release: Type.Integer(),
    sendout: Type.Integer(),
  }),
  isBanned: Type.Boolean(),
  isFrozen: Type.Boolean(),
  isSuspended: Type.Boolean(),
  isOnHold: Type.Boolean(),
  isRestricted: Type.Boolean(),
  compromised: Type.Boolean(),
});

export type CurrentUserView = Static<typeof currentUserView>;

export const currentUser = route({
  id: "getCurrentUser",
  method: "get",
  path: "/rest/v1/users/current_user",
  summary: "Who is signed in",
  access: "anyone",
  answers: { 200: { description: "The signed-in trader", body: dataOf(currentUserView) } },
});

export const accountRoutes = { register, logIn, logOut, getCurrentUser: currentUser };
