import type { PlantedFault } from "./planted-faults.ts";
import { standIn } from "./stand-in.ts";

/** Faults in what keeps play money and everything else apart. */
export const marketFaults: Readonly<Record<string, PlantedFault>> = {
  "an offer is taken by somebody of the other market": {
    invariants: ["play money stays with demo accounts"],
    wrap: (stores) => ({
      ...stores,
      trades: standIn(stores.trades, {
        loadStart: async (offerId, takerId) => {
          const loaded = await stores.trades.loadStart(offerId, takerId);
          if (!loaded) return undefined;
          const { owner, taker } = loaded;
          const isOther = owner.level < 0 !== taker.level < 0;
          return isOther ? { ...loaded, taker: { ...taker, level: owner.level } } : loaded;
        },
      }),
    }),
  },
};
