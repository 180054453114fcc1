import { expect } from "chai";
import { writeStatement } from "../../../src/adapters/export-files/write-statement.ts";
import { money } from "../../../src/domain/money/money.ts";

describe("the file of a partner's statement", () => {
  it("has a line for each movement, with a sign, and one that names the columns", () => {
    const at = Date.parse("2026-11-02T10:00:00Z");
    const bytes = writeStatement([
      { id: "1", kind: "earned", amount: money("BTC", 1_500n), at },
      { id: "2", kind: "claimed", amount: money("BTC", -1_500n), at: at + 1_000 },
    ]);
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).to.equal(
      "\ufeffTime (UTC),Kind,Crypto,Amount\r\n" +
        "2026-11-02T10:00:00.000Z,Earned,BTC,0.00001500\r\n" +
        "2026-11-02T10:00:01.000Z,Claimed,BTC,-0.00001500\r\n",
    );
  });
});
