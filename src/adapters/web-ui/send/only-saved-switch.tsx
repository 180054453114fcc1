import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AddressBookView } from "../../http/contract/send/address-book.ts";
import { isAboutProof, type TypedProof } from "../account/proof-field.tsx";
import { useProof } from "../account/use-proof.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";

/** Binds the user's sends to the addresses of their book: at once, and off only after a wait. */
export function OnlySavedSwitch(props: {
  book: AddressBookView;
  now: number;
  onChanged: () => Promise<void>;
}) {
  const { book, now, onChanged } = props;
  const { isOnlySaved, offFrom, asks } = book;
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const change = async (only: boolean, typed: TypedProof = {}) => {
    const body = { only_saved: only, ...typed };
    const done = await send(() => client.call("switchOnlySaved", { body }));
    if (!done?.ok) return;
    setAsked(false);
    proof.clear();
    await onChanged();
  };
  const carryOut = (typed: TypedProof) => change(false, typed);
  const proof = useProof({ kind: asks, use: "sendout", failure, carryOut });
  const isEnding = isOnlySaved && offFrom !== null;
  return (
    <Card>
      <div className={styles.form}>
        <div>
          <h2>
            <Trans>Saved addresses only</Trans>
          </h2>
          <p className={styles.lead}>
            <Trans>
              Coins can then be sent to the addresses above and nowhere else: not to people, and not
              over Lightning. A new address waits for a day before it can be used.
            </Trans>
          </p>
        </div>
        {isOnlySaved && !isEnding && (
          <Notice tone="done">
            <Trans>You send to saved addresses only.</Trans>
          </Notice>
        )}
        {isEnding && (
          <Notice tone="info">
            <Trans>
              You send to saved addresses only. This ends{" "}
              <bdi>{momentText(i18n.locale, Date.parse(offFrom), now)}</bdi>.
            </Trans>
          </Notice>
        )}
        {failure && !isAsked && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {!isOnlySaved && (
          <Button variant="plain" busy={isBusy} onClick={() => void change(true)}>
            <Trans>Send to saved addresses only</Trans>
          </Button>
        )}
        {isEnding && (
          <Button variant="plain" busy={isBusy} onClick={() => void change(true)}>
            <Trans>Keep it on</Trans>
          </Button>
        )}
        {isOnlySaved && !isEnding && (
          <Button
            variant="plain"
            onClick={() => {
              forget();
              setAsked(true);
            }}
          >
            <Trans>Switch it off</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        variant="primary"
        title={<Trans>Send to other addresses again?</Trans>}
        effect={<Trans>It begins after a day. Until then you can keep it on.</Trans>}
        confirmLabel={<Trans>Switch it off</Trans>}
        busy={isBusy}
        onConfirm={proof.submit}
        onCancel={() => setAsked(false)}
      >
        {proof.field}
        {failure && !isAboutProof(failure) && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
      </ConfirmDialog>
    </Card>
  );
}
