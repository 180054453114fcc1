import { useLingui } from "@lingui/react/macro";
import { accountStates, type AccountState } from "../../domain/account/account-states.ts";
import { SearchedList } from "../design/searched-list.tsx";
import { StateWords } from "../design/state-chips.tsx";
import { PeopleTable } from "./people-table.tsx";

const words = (state: AccountState) => <StateWords state={state} />;

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
    >
      <PeopleTable />
    </SearchedList>
  );
}
