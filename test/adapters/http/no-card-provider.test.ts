import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import type { Failure } from "../../../src/adapters/http/contract/envelope.ts";
import type { CardTotalsView } from "../../../src/adapters/http/contract/admin/virtual-cards.ts";
import { firstOfStaff } from "../../support/first-staff.ts";
import { startAccountApp } from "../../support/account-app.ts";
import type { TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("virtual cards where nobody issues them", () => {
  let app: TestApp;
  let someone: Visitor;
  before(async () => {
    app = await startAccountApp();
    someone = await Visitor.of(app.url);
    await someone.register("no_cards_here");
  });
  after(() => app.stop());

  it("are refused as a feature that is off, by every call that has to do with one", async () => {
    const id = { parameters: { id: "unknown12345" } };
    const sum = { ...id, body: { amount: "5000000" } };
    const codes = [
      await someone.call("listVirtualCards"),
      await someone.call("orderVirtualCard", { body: { label: "Mine", currency: "USD" } }),
      await someone.call("topUpVirtualCard", sum),
      await someone.call("withdrawVirtualCard", sum),
      await someone.call("terminateVirtualCard", { ...id, body: {} }),
      await someone.call("freezeVirtualCard", id),
      await someone.call("unfreezeVirtualCard", id),
      await someone.call("revealVirtualCard", { ...id, body: {} }),
    ].map(({ status, code }) => [status, code]);
    expect(codes).to.deep.equal(codes.map(() => [403, "feature_off"]));
    const play = { ...id, body: { kind: "purchase" } };
    expect((await someone.call("playCardPayment", play)).code).to.equal("not_found");
  });

  it("have a flag that is off on every page, and that nobody can switch on", async () => {
    const page = await (await fetch(`${app.url}/login`)).text();
    expect(page).to.include('"virtualCard":false');
    const staff = await firstOfStaff(app);
    const change = async (value: boolean) => {
      const { version }: PolicyView = (await staff.must("viewPolicy")).data;
      const patch = { flags: { virtualCard: value } };
      return staff.call("changePolicy", { body: { patch, version, reason: "Tested." } });
    };
    expect((await change(false)).status).to.equal(200);
    const told = await change(true);
    expect([told.status, told.code]).to.deep.equal([422, "policy_invalid"]);
    expect((told.body as Failure).error.details?.[0]).to.include({
      field: "flags.virtualCard",
      code: "no_provider",
    });
    const totals = (await staff.must("viewCardTotals")).data as unknown as CardTotalsView;
    expect(totals).to.include({ hasProvider: false, providerCents: null, onCardsCents: "0" });
  });
});
