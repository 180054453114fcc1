import { expect } from "chai";
import { judgeNotice } from "../../../src/domain/chargeback/chargeback-form.ts";

const startedAt = Date.parse("2026-03-10T12:00:00Z");
const now = Date.parse("2026-04-02T08:00:00Z");
const trade = {
  startedAt,
  money: { fiat: { currency: "EUR", minor: 10_000n } },
} as Parameters<typeof judgeNotice>[0];

describe("the notice of a reversed payment", () => {
  for (const [what, amount, date, answer] of [
    ["the whole amount", "100.00", "2026-03-20", "ok"],
    ["a part of it", "0.01", "2026-03-20", "ok"],
    ["nothing", "0.00", "2026-03-20", "chargeback_amount"],
    ["more than was paid", "100.01", "2026-03-20", "chargeback_amount"],
    ["more decimals than the currency has", "99.999", "2026-03-20", "chargeback_amount"],
    ["words", "all of it", "2026-03-20", "chargeback_amount"],
    ["the day of the trade", "100", "2026-03-10", "ok"],
    ["the day before, by a bank elsewhere", "100", "2026-03-09", "ok"],
    ["two days before the trade", "100", "2026-03-08", "chargeback_date"],
    ["tomorrow, by a bank elsewhere", "100", "2026-04-03", "ok"],
    ["the day after that", "100", "2026-04-04", "chargeback_date"],
    ["no day", "100", "2026-02-31T", "chargeback_date"],
  ] as const) {
    it(`can be about ${what}: ${answer}`, () => {
      const judged = judgeNotice(trade, { amount, day: Date.parse(date) }, now);
      expect(judged.ok ? "ok" : judged.refusal.code).to.equal(answer);
    });
  }
});
