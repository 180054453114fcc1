import type { ReactElement } from "react";
import { useLingui } from "@lingui/react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { windowText } from "../design/window-text.ts";
import { HelpEntry } from "../trade/help-menu.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { isAboutMarket } from "./agreement-deed.ts";
import { offerWords } from "./offer-words.tsx";
import type { Agreement } from "./use-agreement.ts";

/** The entries of the help menu for what the user may grant or propose. */
export function useOfferEntries(
  view: TradeView,
  facts: TradeFacts,
  agreement: Agreement,
): readonly ReactElement[] {
  const { locale } = useLingui().i18n;
  const moreTime = windowText(locale, Math.floor(view.windowSeconds / 60));
  return view.offerable
    .filter((what) => !isAboutMarket(what))
    .toSorted((left, right) => Number(isHarmful(left)) - Number(isHarmful(right)))
    .map((what) => (
      <HelpEntry
        key={what}
        isHarmful={isHarmful(what)}
        onClick={() => agreement.ask({ kind: "offer", what })}
      >
        {offerWords(what, facts, moreTime).label}
      </HelpEntry>
    ));
}

/** Whoever did pay loses the hold on the crypto by taking their word back. */
function isHarmful(what: TradeView["offerable"][number]): boolean {
  return what === "withdraw-paid";
}
