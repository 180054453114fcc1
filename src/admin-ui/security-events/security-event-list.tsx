import { useLingui } from "@lingui/react/macro";
import { securityEventNames, type SecurityEventName } from "../../domain/staff/security-event.ts";
import { SearchedList } from "../design/searched-list.tsx";
import { SecurityEventTable } from "./security-event-table.tsx";
import { SecurityEventWords } from "./security-event-words.tsx";

const words = (name: SecurityEventName) => <SecurityEventWords name={name} />;

/** What may have been an attack, newest first. */
export function SecurityEventList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Security events`}
      resource="security-events"
      sort={{ field: "at", order: "DESC" }}
      text={{
        label: t`Person or address`,
        hint: t`A full name or ID, or the code of an address.`,
      }}
      word={{ label: t`Event`, field: "name", all: securityEventNames, words }}
    >
      <SecurityEventTable />
    </SearchedList>
  );
}
