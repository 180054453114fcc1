import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedVerificationView } from "../../adapters/http/contract/admin/verifications.ts";
import type { VerificationState } from "../../domain/verification/verification.ts";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";
import { kindWords, stateWords, VerificationChip } from "./verification-words.tsx";

/** One that was not handed in is with its owner alone. */
const handedIn: readonly VerificationState[] = ["pending", "approved", "rejected", "corrupted"];

/** What people handed in to prove who they are: who waits longest first. */
export function VerificationList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Verifications`}
      resource="verifications"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{
        label: t`State`,
        field: "status",
        all: handedIn,
        words: (state) => stateWords[state](),
      }}
    >
      <RecordTable<ListedVerificationView>
        label={t`Verifications`}
        path={(id) => `/verifications/${id}/show`}
        nothing={<Trans>Nothing to review.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          { label: t`Kind`, render: ({ kind }) => kindWords[kind]() },
          { label: t`Country`, render: ({ country }) => <bdi>{country}</bdi> },
          { label: t`State`, render: ({ status }) => <VerificationChip status={status} /> },
          { label: t`Sent`, render: ({ submittedAt }) => <Sent at={submittedAt} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function Sent({ at }: { at: string | null }) {
  return at === null ? null : <Moment at={at} />;
}

function short({ username, kind, status, submittedAt }: ListedVerificationView) {
  return (
    <>
      <bdi>{username}</bdi> {kindWords[kind]()} <VerificationChip status={status} />{" "}
      <Sent at={submittedAt} />
    </>
  );
}
