import { expect } from "chai";
import {
  askedChat,
  chatTarget,
  withChat,
  withoutChat,
} from "../../../../src/adapters/web-ui/messenger/chat-address.ts";

describe("the chat in an address", () => {
  it("is opened by its id, and closed by the close flag", () => {
    expect(askedChat("?chat=abc123")).to.deep.equal({ id: "abc123", isClosed: false });
    expect(askedChat("?chat=abc123&chat-close=1")).to.deep.equal({ id: undefined, isClosed: true });
    expect(askedChat("?page=2")).to.deep.equal({ id: undefined, isClosed: false });
    for (const hostile of ["../x", "a b", "", "x".repeat(41), "<b>"]) {
      expect(askedChat(`?chat=${encodeURIComponent(hostile)}`).id, hostile).to.equal(undefined);
    }
  });

  it("leaves the rest of the address as it is", () => {
    expect(withChat("/buy/bitcoin", "?currency=EUR&chat-close=1", "abc")).to.equal(
      "/buy/bitcoin?currency=EUR&chat=abc",
    );
    expect(withoutChat("/buy/bitcoin", "?currency=EUR&chat=abc&chat-close=1")).to.equal(
      "/buy/bitcoin?currency=EUR",
    );
    expect(withoutChat("/wallet", "?chat=abc")).to.equal("/wallet");
  });

  it("is a page of its own in the mobile app", () => {
    const place = { path: "/wallet", search: "" };
    expect(chatTarget({ ...place, isApp: true }, "abc")).to.equal("/messenger/abc");
    expect(chatTarget({ ...place, isApp: false }, "abc")).to.equal("/wallet?chat=abc");
  });
});
