import { expect } from "chai";
import { offerPictures } from "../../../src/adapters/export-files/offer-pictures.ts";
import type { OfferInView } from "../../../src/application/offer/offer-in-view.ts";
import type { OfferAmounts, OfferSide } from "../../../src/domain/offer/offer.ts";
import { pen } from "./pen.ts";

const range: OfferAmounts = {
  kind: "range",
  min: { currency: "EUR", minor: 2_000n },
  max: { currency: "EUR", minor: 50_000n },
};

const seen = (side: OfferSide, amounts: OfferAmounts = range) =>
  ({
    offer: { side, asset: "BTC", currency: "EUR", paymentMethod: "sepa-instant", amounts },
    owner: { username: "ana_lima" },
    price: 1n,
  }) as unknown as OfferInView;

describe("the picture of an offer", () => {
  const said = async (offer: OfferInView) => {
    const { draw, said: words } = pen();
    await offerPictures(draw, "Peerhold", "market.example.org")(offer);
    return words();
  };

  it("says what its visitor does, with whom, how and for how much, and where the price is", async () => {
    const words = await said(seen("sell"));
    expect(words).to.contain("Buy BTC from ana_lima").and.contain("by SEPA Instant");
    expect(words).to.contain("20.00 to 500.00 EUR").and.contain("at market.example.org");
    expect(await said(seen("buy"))).to.contain("Sell BTC to ana_lima");
  });

  it("names each of fixed amounts", async () => {
    const amounts = { kind: "predefined", amounts: [range.min, range.max] } as const;
    expect(await said(seen("sell", amounts))).to.contain("20.00, 500.00 EUR");
  });
});
