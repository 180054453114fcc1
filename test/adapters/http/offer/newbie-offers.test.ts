import { expect } from "chai";
import { noGates } from "../../../../src/domain/offer/offer-gates.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("offers for newcomers in the list", () => {
  let server: OfferListServer;
  before(async () => {
    server = await OfferListServer.open();
    server.shelf.market.tell("BTC", "EUR", "60000");
  });
  after(() => server.close());

  it("ask for no completed trades, and limit new buyers, where their flag is on", async () => {
    const owner = await server.shelf.addVendor();
    await server.shelf.fund(owner);
    const publish = (leastTrades: number, newBuyerMost: string) =>
      server.shelf.publish(owner, { gates: { ...noGates, leastTrades, newBuyerMost } });
    const [open, limited, strict] = [
      await publish(0, ""),
      await publish(0, "50"),
      await publish(3, "50"),
    ];
    const all = [open, limited, strict];
    expect(await server.ids({ newbieOffers: "1" })).to.have.members(all);
    server.shelf.hasNewbieOffers = true;
    expect(await server.ids({ newbieOffers: "1" })).to.deep.equal([limited]);
    expect(await server.ids({ newbieOffers: "0" })).to.have.members(all);
    expect(await server.ids()).to.have.members(all);
  });
});
