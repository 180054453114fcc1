import { expect } from "chai";
import { decideFavorite as decide } from "../../../src/domain/favorite/favorite.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";

const mostFavorites = 200;
const decideFavorite = (wished: Parameters<typeof decide>[0]) => decide(wished, mostFavorites);
const wish = { isOpen: true, isOwn: false, isKept: false, count: 0 };

describe("keeping an offer as a favorite", () => {
  it("is done for an offer of somebody else, and once", () => {
    expect(decideFavorite(wish)).to.deep.equal(accept("keep"));
    expect(decideFavorite({ ...wish, isKept: true })).to.deep.equal(accept("nothing"));
  });

  it("is refused for one's own offer, and for one that others cannot see, as if there were none", () => {
    const refused = refuse({ code: "not_found" });
    expect(decideFavorite({ ...wish, isOwn: true })).to.deep.equal(refused);
    expect(decideFavorite({ ...wish, isOpen: false, isKept: true })).to.deep.equal(refused);
  });

  it("ends with the last that there may be; what is kept stays kept", () => {
    expect(decideFavorite({ ...wish, count: mostFavorites - 1 })).to.deep.equal(accept("keep"));
    const full = { ...wish, count: mostFavorites };
    expect(decideFavorite(full)).to.deep.equal(refuse({ code: "too_many_favorites" }));
    expect(decideFavorite({ ...full, isKept: true })).to.deep.equal(accept("nothing"));
  });
});
