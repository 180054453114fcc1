import { expect } from "chai";
import { PressKeys } from "../../../../src/adapters/http/client/press-keys.ts";

describe("the keys of acts", () => {
  let stored: string | undefined;
  const keys = () => new PressKeys({ read: () => stored, write: (value) => (stored = value) });
  const release = (password: string, id = "t1") => ({
    route: "post /release",
    parameters: { id },
    body: { password },
    seen: undefined,
  });
  beforeEach(() => (stored = undefined));

  it("are kept in the tab until the act was answered", () => {
    const first = keys().for(release("one"));
    expect(keys().for(release("one"))).to.equal(first);
    keys().forget(release("one"));
    expect(keys().for(release("one"))).to.not.equal(first);
  });

  it("belong to a route, its object and its content, in any order of the fields", () => {
    const press = { route: "post /a", parameters: { id: "1" }, body: { b: 1, c: 2 }, seen: 1 };
    const first = keys().for(press);
    expect(keys().for({ ...press, body: { c: 2, b: 1 } })).to.equal(first);
    const others = [
      { ...press, route: "post /b" },
      { ...press, parameters: { id: "2" } },
      { ...press, body: { b: 1, c: 3 } },
      { ...press, seen: 2 },
    ];
    for (const other of others) expect(keys().for(other)).to.not.equal(first);
  });

  it("leave no content behind, least of all a password, which does not count", () => {
    const first = keys().for(release("correct horse"));
    expect(stored).to.not.contain("horse");
    expect(stored).to.not.contain("t1");
    expect(keys().for(release("corrected"))).to.equal(first);
  });

  it("stay the same whatever proves who acts, as each proof is another", () => {
    const press = { ...release(""), route: "post /send", body: { amount: "1" } };
    const first = keys().for(press);
    for (const proof of [{ password: "one" }, { code: "123456" }, { passkey: { id: "a" } }]) {
      const proven = { ...press, body: { ...press.body, ...proof } };
      expect(keys().for(proven), JSON.stringify(proof)).to.equal(first);
    }
  });

  it("stay the same whatever fee was seen meanwhile", () => {
    const press = { ...release(""), route: "post /send", body: { amount: "1", fee_amount: "5" } };
    const first = keys().for(press);
    expect(keys().for({ ...press, body: { amount: "1", fee_amount: "6" } })).to.equal(first);
  });

  it("tell whether the act was sent and not answered", () => {
    expect(keys().has(release("one"))).to.equal(false);
    keys().for(release("one"));
    expect(keys().has(release("two"))).to.equal(true);
    expect(keys().has(release("one", "t2"))).to.equal(false);
    keys().forget(release("one"));
    expect(keys().has(release("one"))).to.equal(false);
  });

  it("are kept for the newest fifty acts", () => {
    const first = keys().for(release("", "0"));
    for (let act = 1; act <= 50; act += 1) keys().for(release("", String(act)));
    expect(keys().for(release("", "0"))).to.not.equal(first);
    expect((JSON.parse(stored ?? "") as unknown[]).length).to.equal(50);
  });

  for (const damaged of ["{", "7", '[["a"],7,["a",7]]']) {
    it(`begin anew where the tab remembers ${damaged}`, () => {
      stored = damaged;
      expect(keys().for(release(""))).to.match(/^[0-9a-f]{32}$/);
    });
  }
});
