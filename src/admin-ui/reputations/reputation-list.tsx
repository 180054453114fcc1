import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedReputationView } from "../../adapters/http/contract/admin/reputations.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";

/** Who claims a record on another marketplace: who waits longest first. */
export function ReputationList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Imported records`}
      resource="reputations"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{
        label: t`Requests`,
        field: "open",
        all: ["true", "false"] as const,
        words: openWords,
      }}
    >
      <RecordTable<ListedReputationView>
        label={t`Imported records`}
        path={(id) => `/reputations/${id}/show`}
        nothing={<Trans>No imported records to review.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          { label: t`Marketplace`, render: ({ market }) => <bdi>{market}</bdi> },
          { label: t`State`, render: (claim) => <ClaimChip claim={claim} /> },
          { label: t`Sent`, render: ({ at }) => <Moment at={at} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function short(claim: ListedReputationView) {
  return (
    <>
      <bdi>{claim.username}</bdi> <bdi>{claim.market}</bdi> <ClaimChip claim={claim} />{" "}
      <Moment at={claim.at} />
    </>
  );
}

function openWords(open: "true" | "false") {
  return open === "true" ? <Trans>open</Trans> : <Trans>decided</Trans>;
}

/** Whether a claim waits, or how it ended. */
export function ClaimChip({
  claim: { decided },
}: {
  claim: Pick<ListedReputationView, "decided">;
}) {
  if (!decided) {
    return (
      <Chip tone="danger">
        <Trans>open</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone={decided.isConfirmed ? "done" : "neutral"}>
      {decided.isConfirmed ? <Trans>confirmed</Trans> : <Trans>declined</Trans>}
    </Chip>
  );
}
