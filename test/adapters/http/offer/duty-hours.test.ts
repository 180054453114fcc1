import { expect } from "chai";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import type { ViewedOffer } from "../../../../src/adapters/http/contract/offer/offer-views.ts";
import { OfferOwners, faultsOf, offerBody } from "../../../support/offer-owners.ts";

describe("the duty hours of an offer, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  /** For an hour, on the day after tomorrow: never now. */
  const away = (refuse_starts: boolean) => {
    const day = ((new Date().getUTCDay() + 1) % 7) + 1;
    return {
      duty_hours: { timezone: "UTC", days: [{ day, from: "10:00", to: "11:00" }], refuse_starts },
    };
  };
  const start = (id: string) =>
    floor.bruno.call("startTrade", { body: { offer_id: id, fiat_amount: "100.00" } });

  it("are shown with when the owner is back, and keep nobody out unless the owner says so", async () => {
    const made = await floor.publish(away(false));
    const { days } = away(false).duty_hours;
    expect(made.dutyHours).to.deep.equal({ timezone: "UTC", areStartsRefused: false, days });
    expect(made.termUntilOnlineMessage).to.match(/^Back on \d{4}-\d\d-\d\d at 10:00, UTC$/);
    const read = await floor.bruno.must("viewOffer", { parameters: { id: made.idHashed } });
    const seen: ViewedOffer = read.data;
    expect(seen).to.include({ takeable: true, timezone: "UTC", isSell: true });
    expect(seen.dutyHours).to.deep.equal(made.dutyHours);
    expect(seen.onDutyFrom).to.be.greaterThan(Date.now() / 1000);
    expect((await start(made.idHashed)).status).to.equal(200);
  });

  it("keep takers out until then where the owner says so, on the card and at the start", async () => {
    const { idHashed } = await floor.publish(away(true));
    const [card] = await floor.cards(floor.bruno);
    expect(card).to.include({ takeable: false, notTakeableCode: "outside_duty_hours" });
    expect(card?.notTakeableUntil).to.equal(card?.onDutyFrom);
    const told = await start(idHashed);
    expect([told.status, told.code]).to.deep.equal([409, "outside_duty_hours"]);
    const { details = [] } = (told.body as Failure).error;
    const until = details.find(({ field }) => field === "until")?.message;
    expect(Number(until)).to.equal(card?.onDutyFrom);
  });

  it("are taken away by an edit without them, and refused where they say nothing", async () => {
    const made = await floor.publish(away(true));
    const edited = await floor.ana.must("editOffer", {
      parameters: { id: made.idHashed },
      body: { ...offerBody, offer_version: made.offerVersion },
    });
    expect(edited.data).to.include({ dutyHours: null, termUntilOnlineMessage: null });
    const tell = async (duty_hours: object) =>
      faultsOf(await floor.ana.call("createOffer", { body: { ...offerBody, duty_hours } }));
    const day = { day: 1, from: "10:00", to: "11:00" };
    expect(await tell({ timezone: "Europe/Atlantis", days: [day] })).to.deep.equal([
      "duty_hours unknown",
    ]);
    expect(await tell({ timezone: "UTC", days: [day, day] })).to.deep.equal([
      "duty_hours repeated",
    ]);
    expect(await tell({ timezone: "UTC", days: [{ ...day, to: "25:00" }] })).to.deep.equal([
      "duty_hours not_a_number",
    ]);
  });

  it("tell whether the cap of an offer is reached, on its page", async () => {
    const { idHashed } = await floor.publish();
    const capped = await floor.cap(idHashed, { offer_cap: { active: true, amount: "10" } });
    expect(capped.status).to.equal(200);
    const seen = await floor.bruno.must("viewOffer", { parameters: { id: idHashed } });
    expect(seen.data).to.include({ isReachedCap: false, isCapLessThanMin: true });
  });
});
