import { Trans, useLingui } from "@lingui/react/macro";
import type { QueuedSupportView } from "../../adapters/http/contract/admin/support-desk.ts";
import { supportStates, type SupportState } from "../../domain/support/support-chat.ts";
import { Moment } from "../design/moment.tsx";
import { RecordTable } from "../design/record-table.tsx";
import { SearchedList } from "../design/searched-list.tsx";
import { PaymentsBesides } from "./payments-besides.tsx";
import { StateWords, SupportChip, TopicWords } from "./support-words.tsx";

const choices = ["mine", ...supportStates] as const;

/** Who wrote to support: who waits longest first. */
export function SupportChatList() {
  const { t } = useLingui();
  return (
    <>
      <PaymentsBesides />
      <SearchedList
        name={t`Support`}
        resource="support-chats"
        sort={{ field: "id", order: "ASC" }}
        text={{ label: t`Name`, hint: t`The beginning of a name.` }}
        word={{ label: t`Chats`, field: "state", all: choices, words: stateWords }}
      >
        <RecordTable<QueuedSupportView>
          label={t`Support`}
          path={(id) => `/support-chats/${id}/show`}
          nothing={<Trans>Nobody wrote to support.</Trans>}
          columns={[
            { label: t`Person`, render: (chat) => <Person chat={chat} /> },
            { label: t`About`, render: ({ topic }) => <TopicWords topic={topic} /> },
            { label: t`State`, render: (chat) => <SupportChip chat={chat} /> },
            { label: t`Taken by`, render: (chat) => <Worker chat={chat} /> },
            { label: t`Latest`, render: ({ lastAt }) => <Moment at={lastAt} /> },
          ]}
          short={short}
        />
      </SearchedList>
    </>
  );
}

function short(chat: QueuedSupportView) {
  return (
    <>
      <Person chat={chat} /> <SupportChip chat={chat} />{" "}
      <Trans>
        taken by <Worker chat={chat} />
      </Trans>{" "}
      <Moment at={chat.lastAt} />
    </>
  );
}

function stateWords(state: SupportState | "mine") {
  return <StateWords state={state} />;
}

function Person({ chat: { username, unread } }: { chat: QueuedSupportView }) {
  if (unread === 0) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{username}</bdi>{" "}
      <b>
        <Trans>
          <bdi>{unread}</bdi> unread
        </Trans>
      </b>
    </>
  );
}

function Worker({ chat: { workerName, isMine } }: { chat: QueuedSupportView }) {
  if (isMine) return <Trans>you</Trans>;
  return workerName === null ? <Trans>nobody</Trans> : <bdi>{workerName}</bdi>;
}
