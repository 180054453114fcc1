import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";

type Row = AdminBodyOf<"listReportedPeople">[number];

/** Reported people: who waits longest first. */
export function ReportedPeopleList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Reported people`}
      resource="person-reports"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{ label: t`Reports`, field: "open", all: ["true", "false"] as const, words: openWords }}
    >
      <RecordTable<Row>
        label={t`Reported people`}
        path={(id) => `/person-reports/${id}/show`}
        nothing={<Trans>Nobody is reported.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          { label: t`Open`, render: (row) => <OpenCount row={row} /> },
          { label: t`All`, render: ({ allReports }) => <bdi>{allReports}</bdi> },
          { label: t`Latest`, render: ({ newestAt }) => <Moment at={newestAt} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function short(row: Row) {
  return (
    <>
      <bdi>{row.username}</bdi> <OpenCount row={row} /> <Moment at={row.newestAt} />
    </>
  );
}

function openWords(open: "true" | "false") {
  return open === "true" ? <Trans>open</Trans> : <Trans>decided</Trans>;
}

function OpenCount({ row: { openReports } }: { row: Row }) {
  if (openReports === 0) {
    return (
      <Chip tone="neutral">
        <Trans>decided</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="danger">
      <Trans>
        <bdi>{openReports}</bdi> open
      </Trans>
    </Chip>
  );
}
