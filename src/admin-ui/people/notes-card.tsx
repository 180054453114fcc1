import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { usePersonAct } from "./use-person-act.ts";
import styles from "../design/columns.module.css";

/** Staff notes about the person, for staff only. */
export function NotesCard(props: { person: PersonView; mayNote: boolean }) {
  const { t } = useLingui();
  const { id, notes } = props.person;
  const { send, isSending, failure } = usePersonAct();
  const [written, setWritten] = useState(0);
  const note = async (text: string) => {
    const input = { parameters: { id }, body: { text } };
    if (await send(() => client.call("notePerson", input))) setWritten(written + 1);
  };
  return (
    <Card title={<Trans>Notes</Trans>}>
      {notes.length > 0 && (
        <ol className={styles.list}>
          {notes.map(({ id: noteId, text, by, at }) => (
            <li className={styles.item} key={noteId}>
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
              <p className={styles.second}>
                <bdi>{by}</bdi>, <Moment at={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {props.mayNote && (
        <div className={styles.after}>
          <ReasonForm key={written} label={t`Note for staff`} failure={failure}>
            {(text) => (
              <Button
                variant="outlined"
                disabled={isSending || text === ""}
                onClick={() => void note(text)}
              >
                <Trans>Save note</Trans>
              </Button>
            )}
          </ReasonForm>
        </div>
      )}
    </Card>
  );
}
