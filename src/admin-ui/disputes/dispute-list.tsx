import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { useSearchParams } from "react-router";
import { PageHead } from "../design/page-head.tsx";
import { PartSwitch } from "../design/part-switch.tsx";
import { CaseTable } from "./case-table.tsx";
import { TakeNext } from "./take-next.tsx";

const queues: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`All open`,
  mine: msg`Mine`,
  unassigned: msg`Nobody's`,
  second_person: msg`For a second person`,
  late: msg`Late`,
};

/** How often a list looks by itself, and the order, which is the server's. */
export const listOptions = {
  sort: { field: "id", order: "ASC" },
  perPage: 25,
  disableSyncWithLocation: true,
  queryOptions: { refetchInterval: 5_000 },
} as const;

/** The open cases, the most urgent first. */
export function DisputeList() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("queue") ?? "all";
  const queue = Object.hasOwn(queues, wanted) ? wanted : "all";
  return (
    <>
      <PageHead name={t`Disputes`} end={<TakeNext />} />
      <PartSwitch
        label={t`Which cases`}
        parts={Object.entries(queues)}
        chosen={queue}
        onChoose={(name) => setSearch({ queue: name }, { replace: true })}
      />
      <ListBase
        key={queue}
        {...listOptions}
        resource="disputes"
        storeKey={`disputes.${queue}`}
        filter={{ queue }}
      >
        <CaseTable folder="disputes" />
      </ListBase>
    </>
  );
}
