import { useLingui } from "@lingui/react/macro";
import type { HistoryFilter } from "../../../domain/trade-view/history-filter.ts";

/** What each filter shows, as it stands in the sentence "Show …". */
export function useFilterNames(): Readonly<Record<HistoryFilter, string>> {
  const { t } = useLingui();
  return {
    all: t`all trades`,
    successful: t`successful trades`,
    cancelled: t`cancelled trades`,
    disputed: t`trades that were disputed`,
    dispute: t`trades in dispute`,
    expired: t`expired trades`,
  };
}
