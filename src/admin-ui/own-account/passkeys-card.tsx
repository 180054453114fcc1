import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { canUsePasskeys } from "../proof/passkey-ceremony.ts";
import { failureIn, readAllAgain, useRead } from "../server/use-read.ts";
import { PasskeyDialog, type PasskeyDeed } from "./passkey-dialog.tsx";
import columns from "../design/columns.module.css";
import forms from "../design/forms.module.css";
import styles from "./own-account.module.css";

/** The passkeys of the user: add, rename and remove them. */
export function PasskeysCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("listStaffPasskeys", {});
  const [deed, setDeed] = useState<PasskeyDeed>();
  const passkeys = data ?? [];
  return (
    <Card title={<Trans>Passkeys</Trans>}>
      <p className={columns.second}>
        <Trans>
          Sign in with your fingerprint, face or screen lock instead of password and code. A passkey
          works only here, so a fake page can&apos;t steal it.
        </Trans>
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onAsk={setDeed} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <div>
          <Button variant="outlined" onClick={() => setDeed({ kind: "add" })}>
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      ) : (
        <p>
          <Trans>
            Passkeys don&apos;t work in this browser, or at an address without a name. Ask an admin
            which address to open.
          </Trans>
        </p>
      )}
      {deed && (
        <PasskeyDialog
          deed={deed}
          onDone={() => {
            setDeed(undefined);
            void readAllAgain();
          }}
          onClose={() => setDeed(undefined)}
        />
      )}
    </Card>
  );
}

function Passkey(props: {
  passkey: AdminBodyOf<"listStaffPasskeys">[number];
  onAsk: (deed: PasskeyDeed) => void;
}) {
  const { t } = useLingui();
  const { passkey, onAsk } = props;
  const { name, addedAt, usedAt } = passkey;
  return (
    <li className={styles.item}>
      <div>
        <bdi className={styles.name}>{name}</bdi>
        <div className={columns.second}>
          {usedAt === null ? (
            <Trans>
              added <Moment at={addedAt} />
            </Trans>
          ) : (
            <Trans>
              last used <Moment at={usedAt} />
            </Trans>
          )}
        </div>
      </div>
      <div className={forms.row}>
        <Button aria-label={t`Rename ${name}`} onClick={() => onAsk({ kind: "rename", passkey })}>
          <Trans>Rename</Trans>
        </Button>
        <Button aria-label={t`Remove ${name}`} onClick={() => onAsk({ kind: "remove", passkey })}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
