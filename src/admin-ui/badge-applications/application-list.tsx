import { Trans, useLingui } from "@lingui/react/macro";
import type { BadgeApplicationView } from "../../adapters/http/contract/admin/badge-applications.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";
import { BadgeWords } from "../words/badge-words.tsx";

/** Who applied for a badge: who waits longest first. */
export function ApplicationList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Badges and ambassadors`}
      resource="badge-applications"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{
        label: t`Applications`,
        field: "open",
        all: ["true", "false"] as const,
        words: openWords,
      }}
    >
      <RecordTable<BadgeApplicationView>
        label={t`Badges and ambassadors`}
        path={(id) => `/badge-applications/${id}/show`}
        nothing={<Trans>Nobody applied for a badge.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          { label: t`Badge`, render: ({ badge }) => <BadgeWords badge={badge} /> },
          { label: t`State`, render: (application) => <StateChip application={application} /> },
          { label: t`Sent`, render: ({ at }) => <Moment at={at} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function short(application: BadgeApplicationView) {
  return (
    <>
      <bdi>{application.username}</bdi> <BadgeWords badge={application.badge} />{" "}
      <StateChip application={application} /> <Moment at={application.at} />
    </>
  );
}

function openWords(open: "true" | "false") {
  return open === "true" ? <Trans>open</Trans> : <Trans>decided</Trans>;
}

/** Whether an application waits, or how it ended. */
export function StateChip({ application: { decided } }: { application: BadgeApplicationView }) {
  if (!decided) {
    return (
      <Chip tone="danger">
        <Trans>open</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone={decided.isApproved ? "done" : "neutral"}>
      {decided.isApproved ? <Trans>approved</Trans> : <Trans>declined</Trans>}
    </Chip>
  );
}
