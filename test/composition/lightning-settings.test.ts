import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";

const right = {
  LND_URL: "https://lnd.example.org:8080/",
  LND_MACAROON: "0201ab",
  LND_NETWORK: "regtest",
};
const lightningOf = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment, "/project").lightning;

describe("the settings of Lightning", () => {
  it("name a node of LND", () => {
    expect(lightningOf({})).to.equal(undefined);
    expect(lightningOf(right)).to.deep.equal({
      url: "https://lnd.example.org:8080",
      macaroon: "0201ab",
      certificate: undefined,
      network: "regtest",
    });
    const local = { ...right, LND_URL: "http://127.0.0.1:8080", LND_NETWORK: "test" };
    expect(lightningOf(local)).to.include({ url: "http://127.0.0.1:8080", network: "test" });
  });

  const refused: readonly Readonly<Record<string, string>>[] = [
    { LND_URL: "http://lnd.example.org" },
    { LND_URL: "https://user@lnd.example.org" },
    { LND_MACAROON: "" },
    { LND_MACAROON: "secret words" },
    { LND_NETWORK: "moon" },
    { LND_CERT: "/no/such/file" },
    // Without a database of its own it is a demo, which never moves real money.
    { LND_NETWORK: "main" },
    { LND_NETWORK: "" },
  ];
  for (const change of refused) {
    const [[name, value] = ["", ""]] = Object.entries(change);
    it(`are refused with ${name}=${value}, and repeat no secret`, () => {
      expect(() => lightningOf({ ...right, ...change }))
        .to.throw(CannotStart)
        .with.property("message")
        .that.does.not.include("secret words");
    });
  }
});
