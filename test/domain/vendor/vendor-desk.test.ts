import { expect } from "chai";
import {
  emptyDesk,
  firstReply,
  judgeVendorDesk,
  vendorDeskLimits,
  type VendorDesk,
  type VendorDeskInput,
} from "../../../src/domain/vendor/vendor-desk.ts";

const policy = { mostMessageCharacters: 20 };
const nothing: VendorDeskInput = { greeting: "", awayReply: "", replies: [], hours: undefined };

const wrongIn = (changed: Partial<VendorDeskInput>) => {
  const judged = judgeVendorDesk({ ...nothing, ...changed }, policy);
  return judged.ok ? undefined : judged.refusal.field;
};

const hours = (from: string) => ({
  timeZone: "Europe/Lisbon",
  days: [{ day: 1, from, to: "17:00" }],
  isStartRefused: false,
});

describe("what a vendor prepares", () => {
  it("may be nothing, and is stored as people read it", () => {
    expect(judgeVendorDesk(nothing, policy)).to.deep.equal({ ok: true, value: emptyDesk });
    const typed = {
      ...nothing,
      greeting: " Olá ",
      replies: [{ title: " Paid? ", text: "Yes\r\n" }],
    };
    const judged = judgeVendorDesk(typed, policy);
    expect(judged.ok && judged.value).to.deep.include({
      greeting: "Olá",
      replies: [{ title: "Paid?", text: "Yes" }],
    });
  });

  it("is refused at the field that could not be sent", () => {
    const long = "x".repeat(21);
    expect(wrongIn({ greeting: long })).to.equal("greeting");
    expect(wrongIn({ awayReply: "\u0000" })).to.equal("away_reply");
    const right = { title: "One", text: "One" };
    expect(wrongIn({ replies: [right, { title: "", text: "Two" }] })).to.equal("replies.1");
    expect(wrongIn({ replies: [{ title: "One", text: long }] })).to.equal("replies.0");
    const title = "t".repeat(vendorDeskLimits.titleCharacters + 1);
    const wide = { mostMessageCharacters: 100 };
    expect(judgeVendorDesk({ ...nothing, replies: [{ title, text: "x" }] }, wide).ok).to.equal(
      false,
    );
    const many = Array.from({ length: vendorDeskLimits.replies + 1 }, () => right);
    expect(wrongIn({ replies: many })).to.equal("replies");
    expect(wrongIn({ hours: hours("25:00") })).to.equal("hours");
    expect(wrongIn({ hours: { ...hours("09:00"), timeZone: "Lisbon" } })).to.equal("hours");
  });

  it("answers a start by the opening hours", () => {
    const judged = judgeVendorDesk({ ...nothing, hours: hours("09:00") }, policy);
    const desk: VendorDesk = {
      ...emptyDesk,
      ...(judged.ok && judged.value),
      greeting: "Welcome",
      awayReply: "From Monday",
    };
    const monday = Date.parse("2026-11-23T12:00:00Z");
    const sunday = Date.parse("2026-11-22T12:00:00Z");
    expect(firstReply(desk, monday)).to.equal("Welcome");
    expect(firstReply(desk, sunday)).to.equal("From Monday");
    expect(firstReply({ ...desk, awayReply: "" }, sunday)).to.equal("Welcome");
    expect(firstReply({ ...desk, greeting: "" }, monday)).to.equal(undefined);
    expect(firstReply({ ...desk, hours: undefined }, sunday)).to.equal("Welcome");
  });
});
