import { expect } from "chai";
import { AddFavorite } from "../../../src/application/favorite/add-favorite.ts";
import { FindFavorites } from "../../../src/application/favorite/find-favorites.ts";
import type { OfferRecord } from "../../../src/application/ports/offer-store.ts";
import { moderationStatus } from "../../../src/domain/offer/moderation.ts";
import { defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";

/** The part of an offer that is used here. */
const record = {
  offer: {
    ownerId: "trader000002",
    asset: "BTC",
    active: true,
    moderation: { status: moderationStatus.approved },
  },
} as unknown as OfferRecord;

const { favorites: mostFavorites } = defaultOfferPolicy;

const trader = { traderId: "trader000001", username: "ana", level: 1, sessionStartedAt: 0 };

describe("finding favorites among offers", () => {
  const asked: string[] = [];
  const find = new FindFavorites({
    among: async (traderId, offerIds) => {
      asked.push(traderId);
      return new Set(offerIds.filter((id) => id !== "other"));
    },
  });

  it("tells which of them the reader keeps", async () => {
    const found = await find.execute(trader, ["kept", "other"]);
    expect([...found]).to.deep.equal(["kept"]);
    expect(asked).to.deep.equal([trader.traderId]);
  });

  it("asks nothing for a visitor, and nothing about no offers", async () => {
    asked.length = 0;
    expect((await find.execute(undefined, ["kept"])).size).to.equal(0);
    expect((await find.execute(trader, [])).size).to.equal(0);
    expect(asked).to.deep.equal([]);
  });
});

describe("keeping a favorite", () => {
  const keeping = (count: number) => {
    const added: string[] = [];
    const store = {
      listOf: async () => [],
      among: async () => new Set<string>(),
      add: async (_traderId: string, offerId: string, most: number) => {
        if (count >= most) return false;
        added.push(offerId);
        return true;
      },
      remove: async () => false,
    };
    const offers = { recordsOf: async (ids: readonly string[]) => ids.map(() => record) };
    return { added, add: new AddFavorite(store, offers, () => defaultOfferPolicy) };
  };

  it("adds the offer, up to as many as there may be", async () => {
    const { added, add } = keeping(mostFavorites - 1);
    expect(await add.execute(trader, "offer001")).to.deep.equal(accept(undefined));
    expect(added).to.deep.equal(["offer001"]);
  });

  it("adds nothing beyond them", async () => {
    const { added, add } = keeping(mostFavorites);
    expect(await add.execute(trader, "offer001")).to.deep.equal(
      refuse({ code: "too_many_favorites" }),
    );
    expect(added).to.deep.equal([]);
  });
});
