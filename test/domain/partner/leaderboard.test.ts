import { expect } from "chai";
import fc from "fast-check";
import { placesOf } from "../../../src/domain/partner/leaderboard.ts";

describe("the leaderboard of partners", () => {
  it("has equals on one place, and leaves out who brought no trade", () => {
    const partners = [
      { username: "mira", trades: 2 },
      { username: "kofi", trades: 5 },
      { username: "ana", trades: 2 },
      { username: "bruno", trades: 0 },
      { username: "vera", trades: 1 },
    ];
    expect(placesOf(partners).map(({ place, username }) => `${place} ${username}`)).to.deep.equal([
      "1 kofi",
      "2 ana",
      "2 mira",
      "4 vera",
    ]);
  });

  it("counts on each place how many have more", () => {
    const partner = fc.record({ username: fc.string(), trades: fc.nat({ max: 5 }) });
    fc.assert(
      fc.property(fc.array(partner), (partners) =>
        placesOf(partners).every(
          ({ place, trades }) =>
            place === 1 + partners.filter((other) => other.trades > trades).length,
        ),
      ),
    );
  });
});
