import { expect } from "chai";
import type { QueryRunner } from "typeorm";
import { CitiesOfOffers } from "../../../../src/adapters/persistence/migrations/1796910100000-cities-of-offers.ts";
import { cityIdOf } from "../../../../src/domain/catalogue/city-ids.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

describe("offers from before cities had ids", () => {
  it("get the id of their city beside those of their regions, and lose it again", async () => {
    const shelf = await OfferShelf.open();
    const owner = await shelf.addVendor();
    const [there, nowhere] = [await shelf.publish(owner), await shelf.publish(owner)];
    const place = { country: "PT", region: { id: 7, name: "Porto", within: [] }, city: "Maia" };
    await shelf.database.query("UPDATE offer SET location = $2, region_ids = '{7}' WHERE id = $1", [
      there,
      JSON.stringify(place),
    ]);
    const placesOf = async (id: string) => {
      const [row] = await shelf.database.query<{ region_ids: number[] }>(
        "SELECT region_ids FROM offer WHERE id = $1",
        [id],
      );
      return row?.region_ids;
    };
    const runner = shelf.database as unknown as QueryRunner;
    await new CitiesOfOffers().up(runner);
    expect(await placesOf(there)).to.deep.equal([cityIdOf("PT", 7, "Maia"), 7]);
    expect(await placesOf(nowhere)).to.deep.equal([]);
    await new CitiesOfOffers().down(runner);
    expect(await placesOf(there)).to.deep.equal([7]);
    await shelf.close();
  });
});
