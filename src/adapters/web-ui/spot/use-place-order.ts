import { useState } from "react";
import type { SpotPair } from "../../../domain/spot/spot-market.ts";
import type { SpotOrderKind, SpotSide } from "../../../domain/spot/spot-order.ts";
import type { SpotOrderView } from "../../http/contract/spot/spot-views.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadSpotAgain } from "./use-read-spot-again.ts";

/** Places orders, and reads again what they changed. */
export function usePlaceOrder() {
  const { isBusy, failure, send, forget } = useAct();
  const [placed, setPlaced] = useState<SpotOrderView>();
  const readAgain = useReadSpotAgain();
  const place = async (wish: {
    readonly pair: SpotPair;
    readonly side: SpotSide;
    readonly type: SpotOrderKind;
    readonly price: bigint | undefined;
    readonly amount: bigint;
  }): Promise<boolean> => {
    const { pair, side, type, price, amount } = wish;
    const isLimit = type === "limit" && price !== undefined;
    const body = {
      pair,
      side,
      type,
      amount: String(amount),
      ...(isLimit && { price: String(price) }),
    };
    setPlaced(undefined);
    const told = await send(() => client.call("placeSpotOrder", { body }));
    if (!told?.ok) return false;
    setPlaced(told.data);
    readAgain();
    return true;
  };
  const forgetBoth = () => {
    setPlaced(undefined);
    forget();
  };
  return { isBusy, failure, placed, place, forget: forgetBoth };
}
