import { expect } from "chai";
import {
  needsChat,
  reaches,
  type CodePlaces,
  type CodeWay,
} from "../../../src/domain/account/code-channel.ts";
import {
  factorSetting,
  noTwoFactor,
  type FactorType,
} from "../../../src/domain/account/two-factor.ts";

const nothing: CodePlaces = { phone: false, email: false, chat: "none", browser: false };
const uses = ["setup", "login", "release", "sendout", "account"] as const;

describe("where a code can come", () => {
  const rows: readonly (readonly [string, Partial<CodePlaces>, CodeWay, string])[] = [
    ["nothing at all", {}, "sms", ""],
    ["a phone by text", { phone: true }, "sms", "setup login release sendout account"],
    ["a phone by call", { phone: true }, "call", "setup login release sendout account"],
    ["an address", { email: true }, "email", "setup login release sendout account"],
    ["a chat that only was linked", { chat: "linked" }, "telegram", "setup"],
    [
      "a chat that brought one",
      { chat: "proven" },
      "telegram",
      "setup login release sendout account",
    ],
    ["a browser signed in with a factor", { browser: true }, "push", "login"],
    ["a phone, asked for by push", { phone: true }, "push", ""],
    ["a chat, asked for by text", { chat: "proven" }, "sms", ""],
  ];
  for (const [what, places, way, reached] of rows) {
    it(`${what}: ${reached || "never"}`, () => {
      const found = uses.filter((use) => reaches({ ...nothing, ...places }, way, use));
      expect(found.join(" ")).to.equal(reached);
    });
  }

  const withType = (type: FactorType) => ({
    ...noTwoFactor,
    release: { setting: factorSetting.enabled, type },
  });
  const needed: readonly (readonly [string, FactorType, Partial<CodePlaces>, boolean])[] = [
    ["codes go to it alone", "sms", { chat: "proven" }, true],
    ["a phone gets them as well", "sms", { chat: "proven", phone: true }, false],
    ["it never brought one", "sms", { chat: "linked" }, false],
    ["they go by mail", "email", { chat: "proven" }, false],
  ];
  for (const [when, type, places, isNeeded] of needed) {
    it(`the chat ${isNeeded ? "stays" : "may go"}: ${when}`, () => {
      expect(needsChat(withType(type), { ...nothing, ...places })).to.equal(isNeeded);
    });
  }
});
