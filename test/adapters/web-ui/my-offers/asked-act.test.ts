import { expect } from "chai";
import { askedActOf } from "../../../../src/adapters/web-ui/my-offers/asked-act.ts";

describe("the act that a link to my offers asks for", () => {
  const links: readonly [search: string, act: string | undefined][] = [
    ["action=promote&hash=abc", "promote abc"],
    ["myOffersTab=buy&action=toggle&hash=abc", "toggle abc"],
    ["action=edit&hash=abc", "edit abc"],
    ["action=delete&hash=abc", "delete abc"],
    ["action=deposit-bond&hash=abc", "deposit-bond abc"],
    ["action=explode&hash=abc", undefined],
    ["action=delete", undefined],
    ["action=delete&hash=", undefined],
    ["hash=abc", undefined],
    ["", undefined],
  ];
  for (const [search, act] of links) {
    it(`is ${act ?? "none"} in "${search}"`, () => {
      const asked = askedActOf(search);
      expect(asked && `${asked.act} ${asked.hash}`).to.equal(act);
    });
  }
});
