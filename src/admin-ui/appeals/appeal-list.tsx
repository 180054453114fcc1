import { useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { PageHead } from "../design/page-head.tsx";
import { CaseTable } from "../disputes/case-table.tsx";
import { listOptions } from "../server/list-options.ts";

/** The verdicts that a side appealed against. */
export function AppealList() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Appeals`} />
      <ListBase
        {...listOptions}
        resource="disputes"
        storeKey="appeals"
        filter={{ queue: "appeals" }}
      >
        <CaseTable folder="appeals" />
      </ListBase>
    </>
  );
}
