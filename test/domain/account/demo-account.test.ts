import { expect } from "chai";
import fc from "fast-check";
import { firstLevel, isDemoLevel, isTradedBy } from "../../../src/domain/account/demo-account.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import { levelNames } from "../../../src/domain/kyc/level-names.ts";
import { levelWithoutPhone } from "../../../src/domain/kyc/contact-level.ts";
import { limitReasons } from "../../../src/domain/kyc/levels.ts";
import { assetCodes, assets, isPlay, realAssets } from "../../../src/domain/money/asset.ts";
import { assetsOf, formFor } from "../../../src/domain/money/play-form.ts";

describe("demo accounts", () => {
  it("have a level of their own, which no other has", () => {
    const levels = Object.values(levelNames);
    expect(levels.filter(isDemoLevel)).to.deep.equal([levelNames.demo]);
    expect([firstLevel(true, 1), firstLevel(false, 1)]).to.deep.equal([levelNames.demo, 1]);
  });

  it("keep it where a number is taken away", () => {
    expect(levelWithoutPhone(levelNames.demo, 0)).to.equal(levelNames.demo);
  });

  it("have no limits of value, as play money has none", () => {
    const volume = {
      level: levelNames.demo,
      activeUsdCents: 10n ** 12n,
      recentUsdCents: 10n ** 12n,
      totalUsdCents: 10n ** 12n,
    };
    expect(limitReasons(volume, 1n, defaultLevelPolicy)).to.deep.equal([]);
    expect(limitReasons({ ...volume, level: 0 }, 1n, defaultLevelPolicy)).to.not.deep.equal([]);
  });

  it("trade play money, and nobody else does", () => {
    for (const asset of assetCodes) {
      expect(isTradedBy(asset, { level: levelNames.demo })).to.equal(isPlay(asset));
      for (const level of [0, 1, 1.5, 2, 2.5, 3]) {
        expect(isTradedBy(asset, { level })).to.equal(!isPlay(asset));
      }
      expect(isTradedBy(asset, undefined)).to.equal(!isPlay(asset));
    }
  });
});

describe("play money", () => {
  it("has for every real asset one form, with the same units and an id of its own", () => {
    for (const real of realAssets) {
      const play = formFor(true, real);
      const { code: _real, cryptoCurrencyId, ...units } = assets[real];
      const { code: _play, cryptoCurrencyId: playId, ...playUnits } = assets[play];
      expect(playUnits).to.deep.equal(units);
      expect(playId).to.not.equal(cryptoCurrencyId);
      expect([isPlay(real), isPlay(play)]).to.deep.equal([false, true]);
    }
    const ids = Object.values(assets).map(({ cryptoCurrencyId }) => cryptoCurrencyId);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("is all that a demo account holds, and nothing that others hold", () => {
    const anyAsset = fc.constantFrom(...assetCodes);
    fc.assert(
      fc.property(anyAsset, fc.boolean(), (asset, isDemo) => {
        const form = formFor(isDemo, asset);
        expect(assetsOf(isDemo)).to.include(form);
        expect(isPlay(form)).to.equal(isDemo);
        expect(assets[form].standsFor).to.equal(assets[asset].standsFor);
      }),
    );
    expect(new Set([...assetsOf(true), ...assetsOf(false)])).to.deep.equal(new Set(assetCodes));
  });
});
