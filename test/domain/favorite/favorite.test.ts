import { expect } from "chai";
import { decideFavorite } from "../../../src/domain/favorite/favorite.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";

const wish = { isOpen: true, isOwn: false };

describe("keeping an offer as a favorite", () => {
  it("is done for an offer of somebody else", () => {
    expect(decideFavorite(wish)).to.deep.equal(accept(undefined));
  });

  it("is refused for one's own offer, and for one that others cannot see, as if there were none", () => {
    const refused = refuse({ code: "not_found" });
    expect(decideFavorite({ ...wish, isOwn: true })).to.deep.equal(refused);
    expect(decideFavorite({ ...wish, isOpen: false })).to.deep.equal(refused);
  });
});
