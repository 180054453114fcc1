import { Type } from "typebox";
import { sessionView } from "../account/security.ts";
import { closed, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ChangeStaffPasswordDto } from "./change-staff-password-dto.ts";
import { DeclareTraderAccountDto } from "./declare-trader-account-dto.ts";
import { declaredAccountView } from "./shared-views.ts";

/** What a member of staff sees of their own account. */
const ownAccountView = view("OwnStaffAccount", {
  traderAccounts: Type.Array(declaredAccountView),
  sessions: Type.Array(sessionView),
});

const theAccount = { 200: { description: "One's current account", body: ownAccountView } };
const own = { access: "staff", permission: "use_console", answers: theAccount } as const;

export const viewOwnAccount = route({
  id: "viewOwnAccount",
  method: "get",
  path: "/admin/api/me",
  summary: "One's declared trader accounts, and where one is signed in",
  ...own,
});

export const declareTraderAccount = route({
  id: "declareTraderAccount",
  method: "post",
  path: "/admin/api/me/trader-accounts",
  summary: "Declare a trader account as one's own: staff cannot act on their own accounts",
  ...own,
  body: DeclareTraderAccountDto,
  refusals: ["trader_unknown"],
});

export const changeStaffPassword = route({
  id: "changeStaffPassword",
  method: "post",
  path: "/admin/api/me/password",
  summary:
    "Change one's password, with the current one and an unused code or a passkey; other sessions end",
  access: "staff",
  permission: "use_console",
  body: ChangeStaffPasswordDto,
  answers: { 200: { description: "Changed", body: closed({ isChanged: Type.Boolean() }) } },
  refusals: ["proof_needed", "staff_credentials_wrong", "wrong_passkey", "password_refused"],
});

export const endStaffSession = route({
  id: "endStaffSession",
  method: "post",
  path: "/admin/api/me/sessions/{id}/end",
  summary: "End one session",
  ...own,
});

export const endOtherStaffSessions = route({
  id: "endOtherStaffSessions",
  method: "post",
  path: "/admin/api/me/sessions/end-others",
  summary: "End all other sessions",
  ...own,
});

export const ownAccountContractRoutes = {
  viewOwnAccount,
  declareTraderAccount,
  changeStaffPassword,
  endStaffSession,
  endOtherStaffSessions,
};
