import { expect } from "chai";
import type { PolicyView } from "../../../../src/adapters/http/contract/admin/policy.ts";
import type { ViewedOffer } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { OfferOwners } from "../../../support/offer-owners.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";

describe("countries that the operator watches, over HTTP", () => {
  let floor: OfferOwners;
  let ada: StaffVisitor;
  let offerId: string;
  before(async () => {
    floor = await OfferOwners.open();
    ada = await StaffVisitor.ofDemo(floor.app.adminUrl, "ada_admin");
    await floor.clearMarket();
    offerId = (await floor.publish()).idHashed;
    await floor.bruno.must("changeSettings", { body: { country: "AD" } });
  });
  after(() => floor.close());

  const watch = async (watchedCountries: object) => {
    const { version }: PolicyView = (await ada.must("viewPolicy")).data;
    const body = { patch: { start: { watchedCountries } }, version, reason: "Tested." };
    return ada.call("changePolicy", { body });
  };
  const view = async (): Promise<ViewedOffer> =>
    (await floor.bruno.must("viewOffer", { parameters: { id: offerId } })).data;

  it("are set in the policy, which refuses what is no country", async () => {
    expect((await watch({ XX: false })).status).to.equal(422);
    expect((await watch({ AD: 1 })).status).to.equal(422);
    expect((await watch({ AD: false })).status).to.equal(200);
  });

  it("are warned of at the offer, under the names of the specification", async () => {
    const offer = await view();
    expect(offer).to.include({ isGrayCountry: true, takeable: true, ownerUsername: "ana_lima" });
    expect(offer).to.include({
      fiatPricePerCrypto: offer.price,
      fiatLimitMin: offer.fiatAmountRangeMin,
      fiatLimitMax: offer.fiatAmountRangeMax,
    });
    const { data } = await floor.stranger.must("viewOffer", { parameters: { id: offerId } });
    expect(data).to.include({ isGrayCountry: false });
  });

  it("are places where nobody trades", async () => {
    expect((await watch({ AD: true })).status).to.equal(200);
    expect(await view()).to.include({
      isGrayCountry: false,
      takeable: false,
      notTakeableCode: "not_available_in_your_country",
    });
    const told = await floor.start(floor.bruno, offerId, "50.00");
    expect([told.status, told.code]).to.deep.equal([409, "not_available_in_your_country"]);
    expect((await watch({ AD: null })).status).to.equal(200);
    expect(await view()).to.include({ isGrayCountry: false, takeable: true });
  });
});
