import { Type } from "typebox";
import { view } from "../envelope.ts";

/** What follows a sign-in, by whatever way. */
export const signedInView = view("SignedIn", {
  username: Type.String(),
  redirectTo: Type.String(),
});
