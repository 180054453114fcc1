import { expect } from "chai";
import type { ProfileView } from "../../../src/adapters/http/contract/profile/profile.ts";
import type { SettingsView } from "../../../src/adapters/http/contract/account/settings.ts";
import { faultsOf } from "../../support/offer-owners.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

describe("settings over HTTP", () => {
  let app: TestApp;
  let ana: Visitor;
  let other: Visitor;
  before(async () => {
    app = await startTestApp();
    [ana, other] = [await Visitor.of(app.url), await Visitor.of(app.url)];
    await ana.register("ana_s");
    await other.register("other_s");
  });
  after(() => app.stop());

  const settings = async (who: Visitor): Promise<SettingsView> =>
    (await who.must("viewSettings")).data;
  const change = (body: object, who = ana) => who.call("changeSettings", { body });

  it("change only where something is said, and for nobody else", async () => {
    const before = await settings(other);
    expect((await change({ bio: "  I sell by SEPA.  " })).data).to.deep.equal({
      bio: "I sell by SEPA.",
      statusMessage: "",
      firstName: "",
      lastName: "",
      fullNameVisibilityType: 2,
      fullNameAudience: "everyone",
      fiatCurrencyCode: "USD",
      locale: "en",
      timezone: null,
      country: null,
      vendorLanguages: [],
      isBalanceHidden: false,
      accept_chat_messages: "everyone",
      notifyTradeMessagesInterval: 10,
      hasActiveMobileApp: false,
      isSoundEnabled: true,
      guessedCountry: null,
      confirmsNewDevices: false,
      isUsernameChanged: false,
    });
    await change({ fiatCurrencyCode: "EUR" });
    await change({ locale: "ar-XB" });
    expect(await settings(ana)).to.deep.equal({
      ...before,
      bio: "I sell by SEPA.",
      fiatCurrencyCode: "EUR",
      locale: "ar-XB",
    });
    expect(await settings(other)).to.deep.equal(before);
    const seen = await other.must("viewProfileByName", { parameters: { username: "ana_s" } });
    expect((seen.data as ProfileView).bio).to.equal("I sell by SEPA.");
    expect((await change({ bio: " " })).data).to.include({ bio: "" });
    expect((await change({})).data).to.include({ fiatCurrencyCode: "EUR" });
  });

  it("are refused whole where one of them is wrong", async () => {
    const before = await settings(ana);
    for (const [body, fault] of [
      [{ bio: "write to me@mail.com", fiatCurrencyCode: "GBP" }, "bio_contains_contact_info"],
      [{ bio: "www.example.org" }, "bio_contains_links"],
      [{ bio: "x".repeat(181) }, "bio_too_long"],
      [{ bio: "a\nb\nc\nd" }, "bio_too_many_lines"],
      [{ bio: "a\u0007b" }, "bio_unreadable"],
      [{ fiatCurrencyCode: "XXX" }, undefined],
      [{ locale: "tlh" }, undefined],
      [{ level: 3 }, undefined],
      [{ bio: 5 }, undefined],
    ] as const) {
      const told = await change(body);
      expect(told, JSON.stringify(body)).to.include({ status: 422, code: "validation" });
      const [wrong] = faultsOf(told);
      if (fault !== undefined) expect(wrong).to.equal(`bio ${fault}`);
    }
    expect(await settings(ana)).to.deep.equal(before);
  });

  it("are nobody's who is not signed in", async () => {
    const nobody = await Visitor.of(app.url);
    expect(await nobody.call("viewSettings")).to.include({ status: 401 });
    expect(await change({ bio: "Hi" }, nobody)).to.include({ status: 401 });
    const name = await nobody.call("setUsername", { body: { username: "someone" } });
    expect(name).to.include({ status: 401 });
  });

  describe("the name", () => {
    const rename = (username: string, who: Visitor) =>
      who.call("setUsername", { body: { username } });

    it("is refused where it is taken, reserved or none, and may be tried again", async () => {
      for (const [username, fault] of [
        ["0ther_s", "username username_taken"],
        ["support_1", "username username_reserved"],
        ["sessions", "username username_reserved"],
        ["a b", "username username_invalid"],
      ] as const) {
        const told = await rename(username, ana);
        expect(told, username).to.include({ status: 422, code: "validation" });
        expect(faultsOf(told)).to.deep.equal([fault]);
      }
      expect(await settings(ana)).to.include({ isUsernameChanged: false });
    });

    it("changes exactly once, when many changes come at once", async () => {
      const told = await Promise.all(
        ["first_n", "second_n", "third_n", "fourth_n"].map((name) => rename(name, ana)),
      );
      const changed = told.filter(({ status }) => status === 200);
      expect(changed).to.have.length(1);
      const refused = told.filter(({ code }) => code === "username_changed_already");
      expect(refused).to.have.length(3);
      expect(await settings(ana)).to.include({ isUsernameChanged: true });
      const { username } = changed[0]!.data as { username: string };
      const now = await other.must("viewProfileByName", { parameters: { username } });
      expect((now.data as ProfileView).username).to.equal(username);
      const before = await other.call("viewProfileByName", { parameters: { username: "ana_s" } });
      expect(before).to.include({ status: 404 });
    });

    it("of several who want the same goes to exactly one", async () => {
      const people = await Promise.all(
        ["wants_a", "wants_b", "wants_c"].map(async (name) => {
          const visitor = await Visitor.of(app.url);
          await visitor.register(name);
          return visitor;
        }),
      );
      const told = await Promise.all(people.map((who) => rename("wanted", who)));
      expect(told.filter(({ status }) => status === 200)).to.have.length(1);
    });
  });
});
