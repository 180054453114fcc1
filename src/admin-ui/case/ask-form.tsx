import { useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import type { EvidenceKind } from "../../domain/dispute/decide-case.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { client } from "../server/client.ts";
import { isSendKey } from "../acts/send-key.ts";
import { useCaseAct } from "./use-case-act.ts";
import styles from "../design/forms.module.css";

type Side = CaseView["parties"][number]["side"];

/** The opening text of each request; it is sent to the chat, so it can be reworded. */
const beginnings: Readonly<Record<EvidenceKind, MessageDescriptor>> = {
  statement_of_today: msg`Send a statement of today from your bank or payment app. It has to show your name and the payments of this day.`,
  screen_recording: msg`Send a screen recording: open your bank or payment app, sign in, and show the payments of this day.`,
  name_on_account: msg`Show the name on the account that the payment came from or went to.`,
  other: msg`Please `,
};

/** The buyer shows that they paid; the seller shows whether it arrived. */
const askedFirst: Readonly<Record<EvidenceKind, Side>> = {
  statement_of_today: "seller",
  screen_recording: "buyer",
  name_on_account: "buyer",
  other: "buyer",
};

/** Asks one side or both; they have 12 hours to respond. */
export function AskForm(props: { dispute: CaseView; what: EvidenceKind; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { dispute, what, onDone } = props;
  const [sides, setSides] = useState<readonly Side[]>([askedFirst[what]]);
  const [text, setText] = useState(() => i18n._(beginnings[what]));
  const { send, isSending, failure } = useCaseAct();
  const field = useFocusAtStart<HTMLTextAreaElement>();
  const submit = async () => {
    const input = { parameters: { id: dispute.id }, body: { sides: [...sides], what, text } };
    if (await send(() => client.call("askEvidence", input))) onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  const toggle = (side: Side) =>
    setSides(sides.includes(side) ? sides.filter((each) => each !== side) : [...sides, side]);
  return (
    <div className={styles.form}>
      <fieldset className={styles.sides}>
        <legend className={styles.label}>
          <Trans>Ask</Trans>
        </legend>
        {dispute.parties.map(({ side, username }) => (
          <FormControlLabel
            key={side}
            control={
              <Checkbox size="small" checked={sides.includes(side)} onChange={() => toggle(side)} />
            }
            label={<bdi>{username}</bdi>}
          />
        ))}
      </fieldset>
      <TextField
        label={t`Message to them`}
        multiline
        minRows={3}
        inputRef={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <FailureNote failure={failure} />
      <div className={styles.row}>
        <Button
          variant="contained"
          disabled={isSending || sides.length === 0}
          onClick={() => void submit()}
        >
          <Trans>Ask</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <p className={styles.next}>
        <Trans>They have 12 hours to respond.</Trans>
      </p>
    </div>
  );
}
