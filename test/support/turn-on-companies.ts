import type { PolicyView } from "../../src/adapters/http/contract/admin/policy.ts";
import { StaffVisitor } from "./staff-visitor.ts";

/** Switches corporate accounts on, as an admin does. */
export async function turnOnCompanies(adminUrl: string): Promise<void> {
  const ada = await StaffVisitor.ofDemo(adminUrl, "ada_admin");
  const { version }: PolicyView = (await ada.must("viewPolicy")).data;
  const patch = { flags: { corporateAccount: true } };
  await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
}
