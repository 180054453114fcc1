import { expect } from "chai";
import fc from "fast-check";
import { levelNames } from "../../../src/domain/kyc/level-names.ts";
import { assetCodes, isPlay } from "../../../src/domain/money/asset.ts";
import { fresh, offer, priceOf, reasons } from "./example-start.ts";

const anyLevel = fc.constantFrom(...Object.values(levelNames));

describe("the start of a trade with play money", () => {
  it("needs a demo account on each side, and a trade with real coins needs none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assetCodes),
        anyLevel,
        anyLevel,
        (asset, ownerLevel, takerLevel) => {
          const told = reasons({
            offer: { ...offer, asset },
            owner: { ...fresh, level: ownerLevel },
            taker: { ...fresh, level: takerLevel },
            market: { price: { ...priceOf(50_000n), asset }, at: 1_800_000_000_000 },
          });
          const isDemo = [ownerLevel, takerLevel].map((level) => level === levelNames.demo);
          const isAlike = isDemo.every((each) => each === isPlay(asset));
          expect(told.includes("other_market")).to.equal(!isAlike);
        },
      ),
    );
  });

  it("is refused for nothing else that only real accounts can mend", () => {
    const demo = { ...fresh, level: levelNames.demo, bond: { bonds: [], lostDisputes: 0 } };
    const asset = "PBTC";
    const market = { price: { ...priceOf(50_000n), asset }, at: 1_800_000_000_000 } as const;
    const played = { ...offer, asset, paymentMethod: "paypal" } as const;
    const told = reasons({ offer: played, owner: demo, taker: demo, market });
    expect(told.filter((code) => code !== "offer_not_takeable")).to.deep.equal([]);
  });
});
