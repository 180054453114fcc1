import { expect } from "chai";
import type { PolicyView } from "../../../src/adapters/http/contract/admin/policy.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("the levels of people over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  before(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
  });
  after(() => pair.close());

  const query = (sql: string) => pair.app.database.query(sql);

  it("names documents of every country, and the limits of every level", async () => {
    const listed = await kofi.must("listSupportedCountries");
    const countries = listed.data as { country_iso3: string; documents: { type: string }[] }[];
    const ghana = countries.find((each) => each.country_iso3 === "GHA");
    expect(ghana?.documents.map(({ type }) => type)).to.include("passport");
    const levels = (await kofi.must("listLevels")).data as { label: string }[];
    const labels = levels.map(({ label }) => label);
    expect(labels).to.deep.equal(["demo", "L0", "L1", "L2", "L2+POA", "L3"]);
    const second = await kofi.must("viewLevelLimitations", { parameters: { level: "second" } });
    expect(second.data).to.deep.include({ name: "second", level: 2, label: "L2", needs: ["id"] });
    expect(second.data).to.deep.nested.include({ "limits.perTrade": "10000.00" });
    const unknown = { parameters: { level: "tenth" } };
    expect(await kofi.call("viewLevelLimitations", unknown)).to.include({ status: 404 });
  });

  it("of name and birth date lifts a level at once, where the flag is on", async () => {
    const body = { first_name: "Ana", last_name: "L", birth_date: "1990-01-01", country: "PT" };
    const { seller } = pair;
    expect(await seller.call("submitBasicVerification", { body })).to.include({
      code: "feature_off",
    });
    const ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const patch = { flags: { basicVerification: true } };
    await ada.must("changePolicy", { body: { patch, version, reason: "Tested." } });
    await query("UPDATE trader SET level = 1 WHERE username = 'ana_lima'");
    const wrong = await seller.call("submitBasicVerification", { body: { ...body, country: "X" } });
    expect(wrong).to.include({ code: "validation" });
    const done = await seller.must("submitBasicVerification", { body });
    expect(done.data).to.include({ level: 1.5, label: "L1+" });
    expect(await seller.call("submitBasicVerification", { body })).to.include({
      code: "verification_done",
    });
  });

  it("answers a provider that is not used, and an unknown type of try", async () => {
    const body = { verificationReference: "any" };
    expect(await kofi.call("markVerificationPending", { body })).to.include({
      status: 409,
      code: "provider_not_used",
    });
    for (const type of ["email", "phone", "company", "basic", "video", "address"]) {
      expect(await kofi.call("viewLeftAttempt", { parameters: { type } })).to.include({
        status: 200,
      });
    }
    expect(await kofi.call("viewLeftAttempt", { parameters: { type: "soul" } })).to.include({
      status: 404,
    });
  });
});
