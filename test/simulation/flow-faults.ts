import type { Trade, TradeFlow } from "../../src/domain/trade/trade.ts";
import type { Wrap } from "./simulation.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults of what the flow of a trade asks for. */
export const flowFaults: Readonly<Record<string, PlantedFault>> = {
  "a receipt counts as shown though nobody showed one": {
    invariants: ["paid once all that is required was shown", "what is judged was shown"],
    wrap: whenLoaded((trade) => {
      const { requirements } = trade.memory;
      if (!requirements?.terms_read) return trade;
      const receipt = { status: "UPLOADED", fileId: "receipt" } as const;
      return { ...trade, memory: { ...trade.memory, requirements: { ...requirements, receipt } } };
    }),
  },
  "a trade that left its flow is in it again": {
    invariants: [
      "the flow is what the timeline says",
      "cards are for their flow",
      "a flow is left once",
    ],
    wrap: whenLoaded((trade, offered) => ({ ...trade, flow: offered })),
  },
};

/** The use cases find a trade changed. */
function whenLoaded(changed: (trade: Trade, offered: TradeFlow) => Trade): Wrap {
  return (stores, { tables }) => ({
    ...stores,
    trades: {
      loadStart: (offerId, takerId) => stores.trades.loadStart(offerId, takerId),
      load: async (id) => {
        const loaded = await stores.trades.load(id);
        if (!loaded) return undefined;
        const { trade } = loaded;
        const offered = tables.offers.get(trade.offerId)?.flow ?? trade.flow;
        return { ...loaded, trade: changed(trade, offered) };
      },
    },
  });
}
