import { expect } from "chai";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { offerBody, OfferOwners } from "../../../support/offer-owners.ts";

describe("the account that buyers of an offer pay to", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());

  it("is changed only by who proves with the password that the offer is theirs", async () => {
    const { idHashed } = await floor.publish();
    const payment_details = [
      { label: "IBAN", value: "DE89 3704 0044 0532 0130 00" },
      { label: "Name on the account", value: "Ana Lima" },
    ];
    const body = { ...offerBody, payment_details, offer_version: 1 };
    expect(await floor.edit(idHashed, body)).to.include({ status: 403, code: "proof_needed" });
    const wrong = await floor.edit(idHashed, { ...body, password: "not this one" });
    expect(wrong).to.include({ status: 401, code: "wrong_credentials" });
    expect((await floor.view(idHashed)).paymentDetails).to.deep.equal(offerBody.payment_details);
    const other = await floor.edit(idHashed, { ...body, password: demoPassword }, floor.bruno);
    expect(other).to.include({ status: 404 });
    const changed = await floor.edit(idHashed, { ...body, password: demoPassword });
    expect(changed.status).to.equal(200);
    expect((await floor.view(idHashed)).paymentDetails).to.deep.equal(payment_details);
    const label = { ...body, label: "as before", offer_version: 2 };
    expect((await floor.edit(idHashed, label)).status).to.equal(200);
  });
});
