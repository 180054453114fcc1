import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import type { TestApp } from "./test-app.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");

/** The first of staff where there is no demo: follows the link of the first start, and is an admin. */
export function firstOfStaff(app: TestApp): Promise<StaffVisitor> {
  return invited(app, app.firstInvitation?.split("#")[1], {
    username: "first_admin",
    code_name: "Albatross",
  });
}

/** The second admin, whom the first one invites: that needs nobody else. */
export async function secondOfStaff(app: TestApp, first: StaffVisitor): Promise<StaffVisitor> {
  const names = { username: "second_admin", code_name: "Bittern" };
  const body = { ...names, role: "admin", reason: "Two people decide." };
  const { invitation } = (await first.must("inviteStaff", { body })).data as {
    invitation: { token: string } | null;
  };
  return invited(app, invitation?.token, names);
}

async function invited(
  app: TestApp,
  token = "",
  names: { readonly username: string; readonly code_name: string },
): Promise<StaffVisitor> {
  const visitor = await StaffVisitor.of(app.adminUrl);
  const body = {
    token,
    ...names,
    email: `${names.username}@example.org`,
    password: "a long way to the lighthouse",
  };
  const { enrolment } = (await visitor.must("acceptInvitation", { body })).data as {
    enrolment: { token: string; secret: string };
  };
  const code = codes.codeOf(enrolment.secret, codes.stepAt(Date.now()).step);
  await visitor.must("enrolFactor", { body: { token: enrolment.token, code } });
  return visitor;
}
