import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { useSearchParams } from "react-router";
import { PageHead } from "../design/page-head.tsx";
import { PartSwitch } from "../design/part-switch.tsx";
import { listOptions } from "../server/list-options.ts";
import { CaseTable } from "./case-table.tsx";
import { TakeNext } from "./take-next.tsx";

const queues: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`All open`,
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
  second_person: msg`For a second person`,
  late: msg`Late`,
};

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
