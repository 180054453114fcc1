import { expect } from "chai";
import { blocksUntilExit, isExitBlocks } from "../../../src/domain/multisig-escrow/exit-time.ts";

const day = 86_400n;
const times = { funding: day, payment: 3n * day, dispute: 14n * day, appeal: 7n * day };

describe("The exit of the seller alone", () => {
  it("opens after the longest trade and dispute, even if blocks come every eight minutes", () => {
    const blocks = blocksUntilExit({ ...times, payout: day });
    expect(blocks).to.deep.equal({ ok: true, value: (26 * 86_400) / 480 });
    const longer = blocksUntilExit({ ...times, payout: day + 1n });
    expect(longer).to.deep.equal({ ok: true, value: (26 * 86_400) / 480 + 1 });
  });

  it("is refused where a transaction could not wait that long", () => {
    const longest = { funding: 0n, payment: 65_535n * 480n, dispute: 0n, appeal: 0n, payout: 0n };
    expect(blocksUntilExit(longest)).to.deep.equal({ ok: true, value: 65_535 });
    const refused = { ok: false, refusal: { code: "too_long" } };
    expect(blocksUntilExit({ ...longest, payout: 1n })).to.deep.equal(refused);
  });

  it("takes whole numbers of blocks that a script can hold", () => {
    expect([1, 20, 65_535].every(isExitBlocks)).to.equal(true);
    expect([0, -1, 1.5, 65_536, Number.NaN].some(isExitBlocks)).to.equal(false);
  });
});
