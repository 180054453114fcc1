import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import { startAccountApp } from "../../support/account-app.ts";
import { firstOfStaff } from "../../support/first-staff.ts";
import type { TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("ramps and top-ups where no provider is connected", () => {
  let app: TestApp;
  before(async () => {
    app = await startAccountApp();
  });
  after(() => app.stop());

  it("have flags that are off on every page, and that nobody can switch on", async () => {
    const page = await (await fetch(`${app.url}/login`)).text();
    const staff = await firstOfStaff(app);
    for (const flag of ["onRamp", "offRamp", "mobileTopUp"]) {
      expect(page).to.include(`"${flag}":false`);
      const { version }: PolicyView = (await staff.must("viewPolicy")).data;
      const body = { patch: { flags: { [flag]: true } }, version, reason: "Tested." };
      // On by default, so that it has to be switched off before anybody can try.
      const off = { ...body, patch: { flags: { [flag]: false } } };
      expect((await staff.call("changePolicy", { body: off })).status).to.equal(200);
      const told = await staff.call("changePolicy", { body: { ...body, version: version + 1 } });
      expect([told.status, told.code], flag).to.deep.equal([422, "policy_invalid"]);
      expect((told.body as Failure).error.details?.[0]).to.include({
        field: `flags.${flag}`,
        code: "no_provider",
      });
    }
  });

  it("are offered by no call", async () => {
    const someone = await Visitor.of(app.url);
    await someone.register("no_ramps_here");
    const phone = "+254712345678";
    const told = await someone.call("viewPhoneTerms", { query: { phone } });
    expect([told.status, told.code]).to.deep.equal([403, "feature_off"]);
  });
});
