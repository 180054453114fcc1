import type { NoticeView } from "../../http/contract/notice/notice.ts";
import { cryptoWords, fiatWords } from "../trade/trade-facts.ts";

/** What the words of a notice need, formatted; names are empty where it is about no trade. */
export interface NoticeFacts {
  readonly partner: string;
  readonly crypto: string;
  readonly fiat: string;
  readonly count: number;
  readonly brandName: string;
}

/** What the words of a notification name, in the user's language. */
export function noticeFacts(
  { trade, chat, count }: NoticeView,
  { locale, brandName }: { readonly locale: string; readonly brandName: string },
): NoticeFacts {
  if (!trade) return { partner: chat?.partner ?? "", crypto: "", fiat: "", count, brandName };
  const { currency: asset, amount } = trade.cryptoAmount;
  return {
    partner: trade.partner,
    crypto: cryptoWords(locale, asset, amount),
    fiat: fiatWords(locale, trade.currency, trade.fiatAmount),
    count,
    brandName,
  };
}
