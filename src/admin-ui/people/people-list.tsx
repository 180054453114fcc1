import { useLingui } from "@lingui/react/macro";
import { accountStates, type AccountState } from "../../domain/account/account-states.ts";
import { markets, type Market } from "../../domain/account/demo-account.ts";
import { SearchedList } from "../design/searched-list.tsx";
import { StateWords } from "../design/state-chips.tsx";
import { MarketWords } from "../words/market-words.tsx";
import { PeopleTable } from "./people-table.tsx";

const words = (state: AccountState) => <StateWords state={state} />;

const marketWords = (market: Market) => <MarketWords market={market} />;

/** All accounts, newest first. */
export function PeopleList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`People`}
      resource="people"
      sort={{ field: "registeredAt", order: "DESC" }}
      text={{ label: t`Name or ID`, hint: t`The beginning of a name, or a full ID.` }}
      word={{
        label: t`State`,
        field: "state",
        all: accountStates,
        words,
      }}
      second={{ label: t`Money`, field: "market", all: markets, words: marketWords }}
    >
      <PeopleTable />
    </SearchedList>
  );
}
