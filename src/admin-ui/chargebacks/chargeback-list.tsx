import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { useSearchParams } from "react-router";
import { listOptions } from "../server/list-options.ts";
import { PageHead } from "../design/page-head.tsx";
import { PartSwitch } from "../design/part-switch.tsx";
import { ChargebackTable } from "./chargeback-table.tsx";

const queues: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`To decide`,
  owed: msg`Owed`,
  all: msg`All`,
};

/** Payments that were said to be taken back, the oldest report first. */
export function ChargebackList() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("queue") ?? "pending";
  const queue = Object.hasOwn(queues, wanted) ? wanted : "pending";
  return (
    <>
      <PageHead name={t`Chargebacks`} />
      <PartSwitch
        label={t`Which reports`}
        parts={Object.entries(queues)}
        chosen={queue}
        onChoose={(name) => setSearch({ queue: name }, { replace: true })}
      />
      <ListBase
        key={queue}
        {...listOptions}
        resource="chargebacks"
        storeKey={false}
        filter={{ queue }}
      >
        <ChargebackTable />
      </ListBase>
    </>
  );
}
