import { TotpCodes } from "../../src/adapters/identity/totp-codes.ts";
import { codeFormat } from "../../src/domain/account/code-format.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import type { TestApp } from "./test-app.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");

/** The first of staff where there is no demo: follows the link of the first start, and is an admin. */
export async function firstOfStaff(app: TestApp): Promise<StaffVisitor> {
  const visitor = await StaffVisitor.of(app.adminUrl);
  const body = {
    token: app.firstInvitation?.split("#")[1] ?? "",
    username: "first_admin",
    code_name: "Albatross",
    email: "first@example.org",
    password: "a long way to the lighthouse",
  };
  const { enrolment } = (await visitor.must("acceptInvitation", { body })).data as {
    enrolment: { token: string; secret: string };
  };
  const code = codes.codeOf(enrolment.secret, codes.stepAt(Date.now()).step);
  await visitor.must("enrolFactor", { body: { token: enrolment.token, code } });
  return visitor;
}
