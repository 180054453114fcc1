import { useLingui } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";

/** What the tab says while the room is open. */
export function useRoomTitle({ id, turn, mySide }: TradeView): string {
  const { t } = useLingui();
  return turn === mySide ? t`Your turn · Trade ${id}` : t`Trade ${id}`;
}
