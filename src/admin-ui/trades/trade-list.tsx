import { useLingui } from "@lingui/react/macro";
import {
  tradeStatuses,
  type PassingStatus,
  type TradeStatus,
} from "../../domain/trade/trade-status.ts";
import { markets, type Market } from "../../domain/account/demo-account.ts";
import { SearchedList } from "../design/searched-list.tsx";
import { MarketWords } from "../words/market-words.tsx";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import { TradeTable } from "./trade-table.tsx";

/** These appear on the timeline only: no trade stays in them. */
const passing: ReadonlySet<string> = new Set<PassingStatus>(["funds_processed", "gcc_code_shared"]);

const resting = tradeStatuses.filter((each) => !passing.has(each));

const words = (status: TradeStatus) => <TradeStatusWords status={status} />;

const marketWords = (market: Market) => <MarketWords market={market} />;

/** All trades, the newest first. */
export function TradeList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Trades`}
      resource="trades"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`ID or name`, hint: t`A full ID, or the beginning of a trader's name.` }}
      word={{
        label: t`Status`,
        field: "status",
        all: resting,
        words,
      }}
      second={{ label: t`Money`, field: "market", all: markets, words: marketWords }}
    >
      <TradeTable />
    </SearchedList>
  );
}
