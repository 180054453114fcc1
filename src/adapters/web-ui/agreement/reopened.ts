import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { windowText } from "../design/window-text.ts";
import { quoteText } from "./quote-text.ts";
import type { Reopened } from "./reopen-words.tsx";

/** The formatted terms on which the viewed trade would continue. */
export function reopenedOf(locale: string, view: TradeView): Reopened {
  const { reopening, windowSeconds } = view;
  return {
    quote: reopening?.quote ? quoteText(locale, view, reopening.quote) : undefined,
    isNewPrice: reopening?.isNewPrice ?? false,
    window: windowText(locale, Math.floor(windowSeconds / 60)),
  };
}
