import { expect } from "chai";
import fc from "fast-check";
import { levelNames } from "../../../src/domain/kyc/level-names.ts";
import { assetCodes, isPlay } from "../../../src/domain/money/asset.ts";
import { createOffer, type OfferInput } from "../../../src/domain/offer/create-offer.ts";
import { mostActiveOffers } from "../../../src/domain/offer/offer-policy.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";

const input: OfferInput = {
  side: "sell",
  asset: "PBTC",
  currency: "EUR",
  paymentMethod: "sepa-instant",
  pricing: { kind: "margin", percent: "1" },
  amounts: { kind: "range", min: "20", max: "500" },
  terms: "",
  paymentDetails: [
    { label: "IBAN", value: "PT50 0002 0123 1234 5678 9015 4" },
    { label: "Name on the account", value: "Ana Lima" },
  ],
  label: "",
  tags: [],
  windowMinutes: "30",
};

const made = (change: Partial<OfferInput>, level: number) =>
  createOffer(
    "offer",
    { ...input, ...change },
    {
      owner: { id: "ana", level, badge: "no_badge" },
      policy: defaultOfferPolicy,
      usdCents: ({ minor }) => minor,
      market: () => undefined,
    },
  );

describe("the asset of an offer", () => {
  it("is play money if its owner is a demo account, and never otherwise", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assetCodes),
        fc.constantFrom(...Object.values(levelNames)),
        (asset, level) => {
          const judged = made({ asset }, level);
          const codes = judged.ok ? [] : judged.refusal.failures.map(({ code }) => code);
          const isTheirs = isPlay(asset) === (level === levelNames.demo);
          expect(codes.includes("not_in_this_market")).to.equal(!isTheirs);
        },
      ),
    );
  });

  it("is one that exists", () => {
    const judged = made({ asset: "PDOGE" }, levelNames.demo);
    expect(judged.ok ? [] : judged.refusal.failures).to.deep.equal([
      { field: "asset", code: "unknown" },
    ]);
  });
});

describe("the offers of a demo account", () => {
  it("may use every payment method: nobody loses anything to it", () => {
    const card = { paymentMethod: "steam-gift-card", paymentDetails: [], side: "buy" } as const;
    expect(made(card, levelNames.demo).ok).to.equal(true);
    expect(made({ ...card, asset: "BTC" }, levelNames.none).ok).to.equal(false);
  });

  it("are as many as those of a first verification", () => {
    const owner = { id: "ana", badge: "no_badge", level: levelNames.demo };
    const { firstLevel } = defaultOfferPolicy.activeOffers;
    expect(mostActiveOffers(owner, defaultOfferPolicy)).to.equal(firstLevel);
    expect(mostActiveOffers({ ...owner, level: 0 }, defaultOfferPolicy)).to.equal(0);
  });
});
