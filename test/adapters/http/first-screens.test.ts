import { expect } from "chai";
import type {
  DrawnScreen,
  DrawScreen,
  WantedScreen,
} from "../../../src/adapters/http/contract/first-screen.ts";
import { writePagePolicy } from "../../../src/adapters/http/contract/page-policy.ts";
import {
  FirstScreens,
  type ScreenOutcome,
} from "../../../src/adapters/http/inbound/pages/first-screens.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { nobody } from "../../support/stub-gate.ts";

const state: WantedScreen["state"] = {
  brandName: "Peerhold",
  appLinks: [],
  locale: "en",
  status: 200,
  apiDocumentPath: "/",
  usualCurrency: "EUR",
  isDemo: false,
  announcements: [],
  policy: writePagePolicy(defaultPolicy),
  reader: nobody,
};

function wanted(path: string, more: Partial<WantedScreen> = {}): WantedScreen {
  return { path, search: "", state, ...more };
}

const drawn: DrawnScreen = {
  html: "<p>drawn</p>",
  title: "Drawn",
  structuredData: undefined,
  isListed: true,
  reads: [],
  source: "page.tsx",
};

describe("first screens", () => {
  let now: number;
  let counted: ScreenOutcome[];
  let failures: unknown[];
  let asked: string[];
  beforeEach(() => {
    now = 0;
    counted = [];
    failures = [];
    asked = [];
  });

  function screens(
    draw: DrawScreen,
    limits: ConstructorParameters<typeof FirstScreens>[0]["limits"] = {},
  ): FirstScreens {
    return new FirstScreens({
      load: async () => async (page, read) => {
        asked.push(page.path + page.search);
        return draw(page, read);
      },
      read: () => Promise.reject(new Error("nothing is read here")),
      links: (source) => `<link href="${source}">`,
      count: (outcome) => counted.push(outcome),
      onFailure: (error) => failures.push(error),
      now: () => now,
      limits,
    });
  }

  it("are drawn once for all who come within five seconds, and anew afterwards", async () => {
    const all = screens(async () => drawn);
    const [first, second] = await Promise.all([all.of(wanted("/a")), all.of(wanted("/a"))]);
    expect(first).to.deep.equal({ ...drawn, state, links: '<link href="page.tsx">' });
    expect(second).to.equal(first);
    now = 4_999;
    expect(await all.of(wanted("/a"))).to.equal(first);
    expect(asked).to.have.length(1);
    now = 5_000;
    await all.of(wanted("/a"));
    expect(asked).to.have.length(2);
    expect(counted).to.deep.equal(["drawn", "kept", "kept", "drawn"]);
  });

  it("differ by address, query and currency", async () => {
    const all = screens(async () => drawn);
    await all.of(wanted("/a"));
    await all.of(wanted("/a", { search: "?b" }));
    await all.of(wanted("/b"));
    await all.of(wanted("/a", { state: { ...state, usualCurrency: "USD" } }));
    expect(asked).to.deep.equal(["/a", "/a?b", "/b", "/a"]);
  });

  it("are drawn anew under another policy", async () => {
    const all = screens(async () => drawn);
    const policy = writePagePolicy({ ...defaultPolicy });
    await all.of(wanted("/a"));
    const changed = await all.of(wanted("/a", { state: { ...state, policy } }));
    expect(asked).to.deep.equal(["/a", "/a"]);
    expect(changed).to.have.nested.property("state.policy", policy);
    await all.of(wanted("/a", { state: { ...state, policy: writePagePolicy(defaultPolicy) } }));
    await all.of(wanted("/a"));
    expect(asked).to.deep.equal(["/a", "/a", "/a"]);
  });

  it("are kept in bounded number, the latest of them", async () => {
    const all = screens(async () => drawn, { mostKept: 3 });
    for (const path of ["/a", "/b", "/c", "/d"]) await all.of(wanted(path));
    for (const path of ["/b", "/c", "/d"]) await all.of(wanted(path));
    expect(asked).to.have.length(4);
    await all.of(wanted("/a"));
    expect(asked).to.have.length(5);
  });

  it("are none for an address that is too long to be kept", async () => {
    const all = screens(async () => drawn);
    expect(await all.of(wanted("/a", { search: `?${"x".repeat(500)}` }))).to.equal(undefined);
    expect(asked).to.deep.equal([]);
  });

  it("that fail are told of, counted, and not tried again at once", async () => {
    const all = screens(() => Promise.reject(new Error("broken")));
    expect(await all.of(wanted("/a"))).to.equal(undefined);
    expect(await all.of(wanted("/a"))).to.equal(undefined);
    expect(failures.map(String)).to.deep.equal(["Error: broken"]);
    expect(counted).to.deep.equal(["failed"]);
  });

  it("that come too late serve the next visitor", async () => {
    const { promise, resolve } = Promise.withResolvers<DrawnScreen>();
    const all = screens(() => promise, { mostMs: 5 });
    expect(await all.of(wanted("/a"))).to.equal(undefined);
    expect(counted).to.deep.equal(["late"]);
    resolve(drawn);
    await promise;
    expect(await all.of(wanted("/a"))).to.include(drawn);
  });

  it("are drawn so many at once and so many a second, and beyond that not at all", async () => {
    const { promise, resolve } = Promise.withResolvers<DrawnScreen>();
    const limits = { mostAtOnce: 2, burst: 3, mostPerSecond: 1 };
    const all = screens(() => promise, limits);
    const two = [all.of(wanted("/a")), all.of(wanted("/b"))];
    expect(await all.of(wanted("/c"))).to.equal(undefined);
    resolve(drawn);
    await Promise.all(two);
    expect(await all.of(wanted("/d"))).to.include(drawn);
    expect(await all.of(wanted("/e"))).to.equal(undefined);
    now = 1_000;
    expect(await all.of(wanted("/e"))).to.include(drawn);
    expect(counted.filter((outcome) => outcome === "busy")).to.have.length(2);
  });
});
