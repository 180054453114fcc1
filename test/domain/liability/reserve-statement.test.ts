import { expect } from "chai";
import {
  reserveText,
  type ReserveStatement,
} from "../../../src/domain/liability/reserve-statement.ts";

const statement: ReserveStatement = {
  day: "2026-11-27",
  publication: "a1".repeat(32),
  asset: "BTC",
  root: "b2".repeat(32),
  network: "main",
  block: { height: 900_000, hash: "c3".repeat(32) },
  address: "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l",
  units: 12_345n,
};

describe("A statement of reserves", () => {
  it("names the day, its publication and root, the block, and what the address holds", () => {
    expect(reserveText(statement)).to.equal(
      [
        "peerhold-reserves/1",
        "day 2026-11-27",
        `publication ${"a1".repeat(32)}`,
        `root BTC ${"b2".repeat(32)}`,
        "network main",
        `block 900000 ${"c3".repeat(32)}`,
        "holds 12345 BTC at bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l",
      ].join("\n"),
    );
  });

  it("is nothing else: no text of another shape can be put into it", () => {
    const others: readonly Partial<ReserveStatement>[] = [
      { day: "2026-11-27\nholds 9 BTC" },
      { publication: "a1" },
      { root: "B2".repeat(32) },
      { block: { height: -1, hash: "c3".repeat(32) } },
      { block: { height: 1.5, hash: "c3".repeat(32) } },
      { block: { height: 1, hash: "latest" } },
      { address: "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l\nday" },
      { units: 0n },
      { units: -1n },
    ];
    for (const other of others) {
      expect(() => reserveText({ ...statement, ...other })).to.throw(TypeError);
    }
  });
});
