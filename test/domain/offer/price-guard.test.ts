import { expect } from "chai";
import fc from "fast-check";
import { judgeHoliday } from "../../../src/domain/offer/holiday.ts";
import { isOn, restOffer } from "../../../src/domain/offer/offer-pause.ts";
import {
  guardOffer,
  isBeyondGuard,
  judgePriceGuard,
  type PriceGuard,
} from "../../../src/domain/offer/price-guard.ts";
import { isOpenTo } from "../../../src/domain/offer/special-offer.ts";
import { exampleOffer } from "./example-offer.ts";

const price = (scaled: bigint) => ({ asset: "BTC", currency: "EUR", scaled }) as const;
const guard = (change: Partial<PriceGuard> = {}): PriceGuard => ({
  least: price(1_000n),
  most: price(2_000n),
  comesBack: true,
  ...change,
});
const anyone = { readerId: "bruno", now: 0 };

describe("a price guard", () => {
  it("is two prices of which the upper is higher, or one, or none", () => {
    const judge = (least: string, most: string) =>
      judgePriceGuard({ least, most, comesBack: false }, "BTC", "EUR");
    expect(judge("", "")).to.deep.equal({ ok: true, value: undefined });
    const one = judge("50000", "");
    expect(one.ok && one.value?.most).to.equal(undefined);
    expect(judge("70000", "60000")).to.deep.equal({
      ok: false,
      failures: [{ field: "price_guard_max", code: "below_minimum" }],
    });
    const wrong = judge("x", "y");
    expect(wrong.ok ? [] : wrong.failures.map(({ field }) => field)).to.deep.equal([
      "price_guard_min",
      "price_guard_max",
    ]);
  });

  it("turns an offer off outside the band, and on again well inside it, telling the owner of each", () => {
    const offer = exampleOffer({ guard: guard() });
    expect(guardOffer(offer, price(1_500n), 50)).to.deep.equal({ offer, news: undefined });
    const off = guardOffer(offer, price(999n), 50);
    expect(off.news).to.equal("guarded");
    expect(off.offer).to.include({ active: true, version: 2 });
    expect(isOpenTo(off.offer, anyone)).to.equal(false);
    const atTheEnd = guardOffer(off.offer, price(1_001n), 50);
    expect(atTheEnd.news).to.equal(undefined);
    const back = guardOffer(off.offer, price(1_010n), 50);
    expect(back.news).to.equal("guard_over");
    expect(isOpenTo(back.offer, anyone)).to.equal(true);
  });

  it("leaves an offer off whose owner wants to turn it on themselves", () => {
    const off = guardOffer(exampleOffer({ guard: guard({ comesBack: false }) }), price(2_001n), 50);
    expect(off.news).to.equal("guarded");
    expect(off.offer.active).to.equal(false);
    expect(guardOffer(off.offer, price(1_500n), 50).news).to.equal(undefined);
  });

  it("lets an offer go whose owner took the guard away, and does nothing without a market", () => {
    const offer = exampleOffer({ guard: guard(), pauses: ["price_guard"] });
    expect(guardOffer(offer, undefined, 50).news).to.equal(undefined);
    const free = guardOffer({ ...offer, guard: undefined }, undefined, 50);
    expect(isOn(free.offer)).to.equal(true);
  });

  it("never tells twice of one place of the market, and an offer that is on is never outside", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 3_000n }),
        fc.boolean(),
        fc.integer({ min: 0, max: 1_000 }),
        (market, comesBack, distance) => {
          const first = guardOffer(
            exampleOffer({ guard: guard({ comesBack }) }),
            price(market),
            distance,
          );
          expect(guardOffer(first.offer, price(market), distance).news).to.equal(undefined);
          expect(isOn(first.offer) && isBeyondGuard(first.offer, price(market))).to.equal(false);
          const back = guardOffer(first.offer, price(1_500n), distance);
          expect(isOn(back.offer)).to.equal(comesBack || isOn(first.offer));
        },
      ),
    );
  });
});

describe("a holiday", () => {
  const now = Date.UTC(2026, 10, 26, 12);
  const day = 86_400;

  it("ends when its day begins by the owner's clock", () => {
    const judged = judgeHoliday({ day: "2026-12-01", timeZone: "Europe/Lisbon" }, now, 30 * day);
    expect(judged.ok && judged.value.until).to.equal(Date.UTC(2026, 11, 1));
    const far = judgeHoliday({ day: "2026-12-01", timeZone: "Pacific/Auckland" }, now, 30 * day);
    expect(far.ok && far.value.until).to.equal(Date.UTC(2026, 10, 30, 11));
  });

  it("is until a later day, not too far, that exists", () => {
    const code = (typed: string, timeZone = "UTC") => {
      const judged = judgeHoliday({ day: typed, timeZone }, now, 30 * day);
      return judged.ok ? undefined : judged.refusal.code;
    };
    expect(code("2026-11-26")).to.equal("holiday_over");
    expect(code("2026-11-27")).to.equal(undefined);
    expect(code("2026-12-26")).to.equal(undefined);
    expect(code("2026-12-27")).to.equal("holiday_too_long");
    expect(code("2026-11-31")).to.equal("holiday_day_unknown");
    expect(code("2026-12-01", "Europe/Atlantis")).to.equal("holiday_day_unknown");
  });

  it("keeps an offer off beside a guard: it is back when both are over", () => {
    const offer = exampleOffer({ pauses: ["price_guard"] });
    const away = restOffer(offer, true);
    expect(away.pauses).to.deep.equal(["holiday", "price_guard"]);
    expect(restOffer(away, true)).to.equal(away);
    const back = restOffer(away, false);
    expect(back.pauses).to.deep.equal(["price_guard"]);
    expect(isOn(back)).to.equal(false);
  });
});
