import type { AuthProvider } from "react-admin";
import type { StaffMemberView } from "../../adapters/http/contract/admin/staff-views.ts";
import { client } from "../server/client.ts";
import { readMemory } from "../server/use-read.ts";
import {
  beginSession,
  currentSession,
  forgetMember,
  rememberMember,
} from "../server/staff-session.ts";

/** Tells react-admin who is signed in. The permission matrix comes from the server. */
export const authProvider: AuthProvider = {
  login: ({ member }: { member: StaffMemberView }) => beginSession(member),

  async logout() {
    if (currentSession().member) await client.call("logOutStaff", {});
    forgetMember();
    readMemory.clear();
    return "/login";
  },

  async checkAuth() {
    if (currentSession().member) return;
    const outcome = await client.call("currentStaff", {});
    if (!outcome.ok) throw new Error(outcome.failure.code);
    rememberMember(outcome.data);
  },

  // An expired session asks for a new sign-in over the page, and no typed text is lost.
  checkError: () => Promise.resolve(),

  getPermissions: () => Promise.resolve(currentSession().member?.permissions ?? []),
};
