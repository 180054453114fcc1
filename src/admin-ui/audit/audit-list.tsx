import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { PageHead } from "../design/page-head.tsx";
import { AuditTable } from "./audit-table.tsx";
import { actWords, subjectWords } from "./audit-words.ts";
import { ChainCheck } from "./chain-check.tsx";
import { WordChoice } from "./word-choice.tsx";
import styles from "./audit-list.module.css";

/** Staff actions and reads, newest first. */
export function AuditList() {
  const { t } = useLingui();
  const [staff, setStaff] = useState("");
  const [act, setAct] = useState("");
  const [subjectKind, setSubjectKind] = useState("");
  const [subjectId, setSubjectId] = useState("");
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = Object.entries({ staff, act, subjectKind, subjectId });
    const filled = typed.map(([name, value]) => [name, value.trim()] as const);
    setFilter(Object.fromEntries(filled.filter(([, value]) => value !== "")));
  };
  return (
    <>
      <PageHead name={t`Audit`} end={<ChainCheck />} />
      <form className={styles.filters} noValidate onSubmit={apply}>
        <TextField
          label={t`Member of staff`}
          value={staff}
          onChange={(event) => setStaff(event.target.value)}
        />
        <WordChoice label={t`Act`} words={actWords} value={act} onChange={setAct} />
        <WordChoice
          label={t`On`}
          words={subjectWords}
          value={subjectKind}
          onChange={setSubjectKind}
        />
        <TextField
          label={t`ID`}
          value={subjectId}
          onChange={(event) => setSubjectId(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          <Trans>Filter</Trans>
        </Button>
      </form>
      <ListBase
        key={JSON.stringify(filter)}
        resource="audit"
        sort={{ field: "id", order: "DESC" }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        filter={filter}
      >
        <AuditTable />
      </ListBase>
    </>
  );
}
