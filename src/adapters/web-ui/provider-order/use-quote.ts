import type { Outcome } from "../../http/client/call-types.ts";
import type { OrderQuoteView } from "../../http/contract/provider-order/provider-order-views.ts";
import { useAct } from "../server/use-act.ts";
import type { HeldQuote } from "./order-review.tsx";

/** Asks for quotes. A quote's time runs from its arrival: the clocks of server and device may differ. */
export function useQuote(onQuoted: (held: HeldQuote) => void) {
  const { isBusy, failure, send, forget } = useAct();
  const ask = async (call: () => Promise<Outcome<OrderQuoteView, undefined>>) => {
    const told = await send(call);
    if (!told?.ok) return;
    const runsOutAt = Date.now() / 1_000 + told.data.validSeconds;
    onQuoted({ quote: told.data, runsOutAt });
  };
  return { isBusy, failure, ask, forget };
}
