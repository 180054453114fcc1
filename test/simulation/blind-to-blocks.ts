import type { Ground } from "./ground.ts";
import type { Stores } from "./marketplace.ts";

/** A fault: a block is looked at neither when a start is decided nor when it is committed. */
export function blindToBlocks(stores: Stores, { tables: { blocks } }: Ground): Stores {
  const isApart = ([one, other]: readonly string[]) =>
    blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`);
  const blocked = { byOwner: false, byTaker: false };
  return {
    ...stores,
    trades: {
      load: (id) => stores.trades.load(id),
      loadStart: async (offerId, takerId) => {
        const loaded = await stores.trades.loadStart(offerId, takerId);
        return loaded && { ...loaded, blocked };
      },
    },
    changes: {
      recall: (key) => stores.changes.recall(key),
      commit: ({ pair, ...commit }) =>
        stores.changes.commit(pair && !isApart(pair.traderIds) ? { ...commit, pair } : commit),
    },
  };
}
