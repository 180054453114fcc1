import { expect } from "chai";
import {
  clockTime,
  parseQuietHours,
  quietSeconds,
} from "../../../src/domain/notice/quiet-hours.ts";

const night = parseQuietHours("22:00", "07:30");
/** What the clock shows in Lisbon, in winter that of UTC. */
const at = (time: string) => Date.parse(`2026-01-15T${time}Z`);
const wait = (time: string, zone = "Europe/Lisbon", hours = night) =>
  quietSeconds("message", hours, at(time), zone);

describe("quiet hours", () => {
  it("hold what can wait until they end, over midnight, too", () => {
    expect(wait("21:59:59")).to.equal(0);
    expect(wait("22:00:00")).to.equal(9.5 * 3_600);
    expect(wait("23:59:30")).to.equal(7.5 * 3_600 + 30);
    expect(wait("07:29:59")).to.equal(1);
    expect(wait("07:30:00")).to.equal(0);
    const noon = parseQuietHours("12:00", "13:00");
    expect(wait("12:30:00", "Europe/Lisbon", noon)).to.equal(1_800);
    expect(wait("13:00:00", "Europe/Lisbon", noon)).to.equal(0);
  });

  it("go by the clock of the person", () => {
    expect(wait("14:00:00", "Asia/Tokyo"), "eleven at night").to.equal(8.5 * 3_600);
    expect(wait("23:00:00", "Asia/Tokyo"), "eight in the morning").to.equal(0);
  });

  it("hold nothing about a trade or the account, and nothing where there are none", () => {
    for (const topic of ["new_trade", "progress", "proposal", "dispute", "account"] as const) {
      expect(quietSeconds(topic, night, at("23:00:00"), "UTC"), topic).to.equal(0);
    }
    for (const topic of ["message", "feedback", "search", "partner"] as const) {
      expect(quietSeconds(topic, night, at("23:00:00"), "UTC"), topic).to.equal(8.5 * 3_600);
    }
    expect(parseQuietHours("08:00", "08:00")).to.equal(undefined);
    expect(quietSeconds("message", undefined, at("23:00:00"), "UTC")).to.equal(0);
  });

  it("are shown as clocks do", () => {
    expect([night?.from ?? 0, night?.until ?? 0].map(clockTime)).to.deep.equal(["22:00", "07:30"]);
  });
});
