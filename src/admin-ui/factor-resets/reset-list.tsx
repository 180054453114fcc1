import { Trans, useLingui } from "@lingui/react/macro";
import type { FactorResetView } from "../../adapters/http/contract/admin/factor-resets.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";
import { AnswersWords } from "./answers-words.tsx";

/** Who lost their second factor: who waits longest first. */
export function ResetList() {
  const { t } = useLingui();
  return (
    <SearchedList
      name={t`Lost two-factor`}
      resource="factor-resets"
      sort={{ field: "id", order: "ASC" }}
      text={{ label: t`Name`, hint: t`The beginning of a name.` }}
      word={{
        label: t`Requests`,
        field: "open",
        all: ["true", "false"] as const,
        words: openWords,
      }}
    >
      <RecordTable<FactorResetView>
        label={t`Lost two-factor`}
        path={(id) => `/factor-resets/${id}/show`}
        nothing={<Trans>Nobody asked for a reset.</Trans>}
        columns={[
          { label: t`Person`, render: ({ username }) => <bdi>{username}</bdi> },
          {
            label: t`Security questions`,
            render: ({ answers }) => <AnswersWords answers={answers} />,
          },
          { label: t`State`, render: (reset) => <ResetChip reset={reset} /> },
          { label: t`Asked`, render: ({ askedAt }) => <Moment at={askedAt} /> },
        ]}
        short={short}
      />
    </SearchedList>
  );
}

function short(reset: FactorResetView) {
  return (
    <>
      <bdi>{reset.username}</bdi> <ResetChip reset={reset} /> <Moment at={reset.askedAt} />
    </>
  );
}

function openWords(open: "true" | "false") {
  return open === "true" ? <Trans>open</Trans> : <Trans>decided</Trans>;
}

/** Whether a request waits, and for whom, or how it ended. */
export function ResetChip({ reset: { proposed, closed } }: { reset: FactorResetView }) {
  switch (closed?.outcome) {
    case "done":
      return (
        <Chip tone="done">
          <Trans>turned off</Trans>
        </Chip>
      );
    case "declined":
      return (
        <Chip tone="neutral">
          <Trans>declined</Trans>
        </Chip>
      );
    case "stopped":
      return (
        <Chip tone="neutral">
          <Trans>stopped by its owner</Trans>
        </Chip>
      );
    case undefined:
      return (
        <Chip tone="danger">
          {proposed ? <Trans>waiting for a second person</Trans> : <Trans>open</Trans>}
        </Chip>
      );
  }
}
