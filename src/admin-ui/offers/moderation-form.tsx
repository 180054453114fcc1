import { useState, type KeyboardEvent } from "react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { isSendKey } from "../case/send-key.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { useModeration } from "./use-moderation.ts";
import styles from "./moderation-card.module.css";

/** The reason of a decision, which the owner reads. */
export function ModerationForm(props: {
  act: "approve" | "reject";
  offer: ModeratedOfferView;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const { act, offer, onDone } = props;
  const [reason, setReason] = useState("");
  const [isLast, setLast] = useState(false);
  const { decide, isSending, failure } = useModeration(offer);
  const field = useFocusAtStart<HTMLTextAreaElement>();
  // What is rejected already, or was appealed, can only be rejected for good.
  const isLastOnly = !offer.acts.includes("reject") || offer.appeal !== null;
  const forGood = act === "reject" && (isLast || isLastOnly);
  const submit = async () => {
    if (await decide({ act, reason: reason.trim(), forGood })) onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDone();
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.form}>
      <TextField
        label={t`What the owner reads`}
        multiline
        minRows={3}
        inputRef={field}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={press}
      />
      {act === "reject" && (
        <FormControlLabel
          control={
            <Checkbox
              checked={forGood}
              disabled={isLastOnly}
              onChange={(event) => setLast(event.target.checked)}
            />
          }
          label={t`For good: no appeal`}
        />
      )}
      <FailureNote failure={failure} />
      <div className={styles.row}>
        <Button
          variant="contained"
          disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          endIcon={<KeyHint keys="⌘ ↵" />}
          onClick={() => void submit()}
        >
          {act === "approve" ? <Trans>Approve the offer</Trans> : <Trans>Reject the offer</Trans>}
        </Button>
        <Button onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <p className={styles.next}>
        <NextWords act={act} forGood={forGood} />
      </p>
    </div>
  );
}

function NextWords({ act, forGood }: { act: "approve" | "reject"; forGood: boolean }) {
  if (act === "approve") {
    return <Trans>Others see the offer again. Open reports are closed.</Trans>;
  }
  return forGood ? (
    <Trans>Others do not see it any more. Open reports are closed.</Trans>
  ) : (
    <Trans>Others do not see it. The owner can appeal once, within seven days.</Trans>
  );
}
