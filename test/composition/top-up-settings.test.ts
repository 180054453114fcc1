import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";
import { connectedFlags } from "../../src/composition/provider-settings.ts";

const secret = "hunter2";
const database = { DATABASE_URL: "postgres://peerhold@db.example.org/peerhold" };

describe("the setting of who loads phones", () => {
  const read = (TOP_UP_URL: string, DEMO = "0") =>
    readConfig({ TOP_UP_URL, DEMO, ...(DEMO === "0" && database) }, "/project");

  it("names an account with Reloadly, and where its tokens are given out", () => {
    expect(read("").topUp).to.equal(undefined);
    expect(read(`https://us:${secret}@topups-sandbox.reloadly.com/`).topUp).to.deep.equal({
      url: "https://topups-sandbox.reloadly.com",
      authUrl: "https://auth.reloadly.com",
      clientId: "us",
      clientSecret: secret,
    });
    expect(read(`http://us:${secret}@127.0.0.1:5000`).topUp).to.deep.include({
      url: "http://127.0.0.1:5000",
      authUrl: "http://127.0.0.1:5000",
    });
  });

  it("lets an admin switch the feature on", () => {
    expect(connectedFlags(read("")).mobileTopUp).to.equal(false);
    const { mobileTopUp, onRamp } = connectedFlags(
      read(`https://us:${secret}@topups.reloadly.com`),
    );
    expect([mobileTopUp, onRamp]).to.deep.equal([true, false]);
  });

  it("is refused in a demo, whose money loads no real phone", () => {
    expect(() => read(`https://us:${secret}@topups.reloadly.com`, "1"))
      .to.throw(CannotStart, /play money/)
      .and.not.match(/hunter2/);
  });

  for (const text of [
    "https://topups.reloadly.com",
    `https://${secret}@topups.reloadly.com`,
    `http://us:${secret}@topups.reloadly.com`,
    `https://us:${secret}@topups.reloadly.com?a=b`,
    secret,
  ]) {
    it(`refuses ${text.replaceAll(secret, "…")} without telling a secret`, () => {
      expect(() => read(text))
        .to.throw(CannotStart, /TOP_UP_URL/)
        .and.not.match(/hunter2/);
    });
  }
});
