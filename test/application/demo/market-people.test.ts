import { expect } from "chai";
import { marketPeople } from "../../../src/application/demo/market-people.ts";
import { dollarRates } from "../../../src/adapters/rates/dollar-rates.ts";
import { realAssets } from "../../../src/domain/money/asset.ts";
import { paymentMethodGroups } from "../../../src/domain/catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../../../src/domain/catalogue/payment-methods.ts";
import { createOffer } from "../../../src/domain/offer/create-offer.ts";
import { mostActiveOffers } from "../../../src/domain/offer/offer-policy.ts";
import { knownTags } from "../../../src/domain/offer/offer-tags.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const size = { perDollar: (currency: string) => Number(dollarRates[currency] ?? 1) };
const people = marketPeople(3_000, size);
const offers = people.flatMap((person) => person.offers);

describe("the market of a demo", () => {
  it("has as many offers as were asked for, by people with different names", () => {
    expect(offers).to.have.length(3_000);
    expect(new Set(people.map(({ username }) => username))).to.have.property("size", people.length);
  });

  it("trades every coin on both sides, in at least 40 currencies and by many methods", () => {
    const kinds = new Set(offers.map(({ asset, side }) => `${side} ${asset}`));
    expect(kinds).to.have.property("size", realAssets.length * 2);
    expect(new Set(offers.map(({ currency }) => currency)).size).to.be.at.least(40);
    expect(new Set(offers.map(({ paymentMethod }) => paymentMethod)).size).to.be.at.least(100);
  });

  it("has something for each filter of the list", () => {
    const counts = {
      cards: offers.filter(({ cards }) => cards?.binCodes.length).length,
      stores: offers.filter(({ cards }) => cards?.regions.length).length,
      regions: offers.filter(({ location }) => location?.regionId !== undefined).length,
      desk: offers.filter(({ area }) => area === "otc").length,
      newcomers: offers.filter(({ gates }) => gates?.newBuyerMost && gates.leastTrades === 0)
        .length,
      single: offers.filter(({ amounts }) => amounts.kind === "predefined").length,
      verified: people.filter(({ level }) => level >= 2).length,
    };
    for (const [what, count] of Object.entries(counts)) expect(count, what).to.be.greaterThan(2);
    const tags = new Set(
      offers.flatMap((offer) => offer.tags.map((tag) => tag.replaceAll(" ", "-"))),
    );
    expect([...tags]).to.include.members(knownTags.map(({ slug }) => slug));
    const groups = new Set(offers.map((offer) => findPaymentMethod(offer.paymentMethod)?.groupId));
    expect([...groups]).to.have.members(paymentMethodGroups.map(({ id }) => id));
    expect(new Set(people.map(({ badge }) => badge)).size).to.be.at.least(5);
    expect(new Set(people.map(({ country }) => country)).size).to.be.at.least(40);
  });

  it("holds offers that its owners may publish, and that no moderator has to look at", () => {
    for (const { username, level, badge = "no_badge", offers: own } of people) {
      const owner = { id: username, level, badge };
      expect(own.length).to.be.at.most(mostActiveOffers(owner, defaultPolicy.offer));
      for (const offer of own) {
        const judged = createOffer("o", offer, {
          owner,
          policy: defaultPolicy.offer,
          usdCents: ({ minor }) => minor,
          market: () => undefined,
        });
        expect(judged, JSON.stringify([offer, judged.ok || judged.refusal])).to.include({
          ok: true,
        });
        expect(judged.ok && judged.value.moderation).to.deep.include({ status: 1 });
      }
    }
  });

  it("is the same every time, and a larger one begins with a smaller one's people", () => {
    expect(marketPeople(3_000, size)).to.deep.equal(people);
    const few = marketPeople(300, size);
    expect(people.slice(0, few.length - 1)).to.deep.equal(few.slice(0, -1));
  });
});
