import { expect } from "chai";
import { demoPast } from "../../../../src/adapters/rates/demo-past.ts";
import { RecordRates } from "../../../../src/application/market/record-rates.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 6, 1, 12, 3);
const slot = Date.UTC(2026, 6, 1, 12);

describe("the rates of the past", () => {
  let shelf: OfferShelf;
  before(async () => {
    shelf = await OfferShelf.open();
  });
  after(() => shelf.close());
  beforeEach(() => shelf.database.query("DELETE FROM rate_history"));

  const bitcoin = (at: number, units: number) =>
    ({ base: "BTC", currency: "USD", at, scaled: BigInt(units) * 10n ** 8n }) as const;
  const recorder = (
    rates: ReturnType<typeof bitcoin>[],
    past?: ConstructorParameters<typeof RecordRates>[3],
  ) => new RecordRates(shelf.rateHistory, { accepted: () => rates }, () => now, past);
  const momentsKept = async () => {
    const read = { base: "BTC", currency: "USD", since: 0, stepSeconds: 1 } as const;
    return (await shelf.rateHistory.read(read)).map(({ at }) => at);
  };

  it("are kept once for every five minutes, however many processes do it", async () => {
    await Promise.all(
      [64_000, 64_100, 64_200].map((units) => recorder([bitcoin(now, units)]).execute()),
    );
    expect(await momentsKept()).to.deep.equal([slot]);
  });

  it("are fewer the older they are, and none that no chart shows", async () => {
    const old = [
      slot - 401 * day,
      // A day of which the first is kept.
      slot - 40 * day,
      slot - 40 * day + hour,
      // An hour of which the first is kept.
      slot - 3 * day,
      slot - 3 * day + hour / 12,
      slot - 3 * day + hour,
      // Both are kept.
      slot - hour,
      slot - hour + hour / 12,
    ];
    await shelf.rateHistory.keep(old.map((at) => bitcoin(at, 1)));
    await recorder([]).execute();
    expect(await momentsKept()).to.deep.equal([1, 3, 5, 6, 7].map((index) => old[index]));
  });

  it("are made up in a demo once, and thinning takes nothing of that", async () => {
    let made = 0;
    const past = (at: number) => {
      made += 1;
      return demoPast(at);
    };
    await recorder([bitcoin(now, 70_000)], past).execute();
    const kept = await momentsKept();
    await recorder([bitcoin(now, 70_000)], past).execute();
    expect(await momentsKept()).to.deep.equal(kept);
    expect(made).to.equal(1);
    const ofBitcoin = demoPast(slot).filter(({ base }) => base === "BTC");
    expect(kept).to.have.length(ofBitcoin.length + 1);
    expect(slot - (kept[0] ?? slot)).to.equal(366 * day);
  });

  it("of a demo go over into its market without a jump", () => {
    const scaled = demoPast(slot)
      .filter(({ base }) => base === "BTC")
      .map((each) => Number(each.scaled));
    for (const [index, each] of scaled.entries()) {
      expect(Math.abs(each / (scaled[index - 1] ?? each) - 1)).to.be.below(0.08);
    }
    expect(Math.max(...scaled) / Math.min(...scaled)).to.be.above(1.2);
  });
});
