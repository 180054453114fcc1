import { lazy, Suspense, useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { KeyRound, Plus } from "lucide-react";
import { useSearch } from "wouter";
import type { PasskeyBody } from "../../http/contract/passkey/passkey.ts";
import { canUsePasskeys } from "../account/can-use-passkeys.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { securityPath } from "../navigation/paths.ts";
import { pagePath } from "../navigation/sign-in-path.ts";
import { usePageState } from "../page-context.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import type { PasskeyDeed } from "./passkey-deed.ts";
import styles from "./passkey.module.css";

/** With WebAuthn: few visits of the page need it. */
const PasskeyDialog = lazy(async () => ({
  default: (await import("./passkey-dialog.tsx")).PasskeyDialog,
}));

/** The passkeys of the user: add, rename and remove them. */
export function PasskeySection() {
  const { locale } = usePageState();
  const search = useSearch();
  const id = useId();
  const passkeys = useRead("listPasskeys", {});
  const readAgain = useReadAgain();
  const [deed, setDeed] = useState<PasskeyDeed>();
  const done = () => {
    if (deed?.kind !== "rename") {
      // The session has a new secret: this page's token is no longer valid.
      return window.location.assign(pagePath(locale, `${securityPath}?passkey=changed`));
    }
    setDeed(undefined);
    void readAgain("listPasskeys");
  };
  const own = passkeys.data?.data;
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            <Trans>Passkeys</Trans>
          </h2>
          <p className={styles.about}>
            <Trans>
              Sign in with your fingerprint, face or screen lock instead of your password. A passkey
              works only on this site, so a fake page can't steal it.
            </Trans>
          </p>
        </div>
        {search === "passkey=changed" && (
          <Notice tone="done">
            <Trans>Saved. All other sessions have ended.</Trans>
          </Notice>
        )}
        {!own && passkeys.isError && (
          <LoadFailure onRetry={() => void passkeys.refetch()} isRetrying={passkeys.isFetching} />
        )}
        {!own && !passkeys.isError && (
          <div aria-busy="true">
            <Skeleton shape="control" width="full" />
          </div>
        )}
        {own && own.length > 0 && (
          <ul className={styles.list}>
            {own.map((passkey) => (
              <Passkey
                key={passkey.id}
                passkey={passkey}
                now={passkeys.dataUpdatedAt}
                onAsk={setDeed}
              />
            ))}
          </ul>
        )}
        {own && <AddButton onAdd={() => setDeed({ kind: "add" })} />}
        {deed && (
          <Suspense>
            <PasskeyDialog deed={deed} onCancel={() => setDeed(undefined)} onDone={done} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  if (!canUsePasskeys()) {
    return (
      <Notice tone="info">
        <Trans>This browser doesn&apos;t support passkeys. Add one in another browser.</Trans>
      </Notice>
    );
  }
  return (
    <div>
      <Button variant="plain" onClick={onAdd}>
        <Plus aria-hidden="true" />
        <Trans>Add a passkey</Trans>
      </Button>
    </div>
  );
}

function Passkey(props: {
  passkey: PasskeyBody;
  /** When the list was read. */
  now: number;
  onAsk: (deed: PasskeyDeed) => void;
}) {
  const { passkey, now, onAsk } = props;
  const { locale } = useLingui().i18n;
  const { name, addedAt, usedAt } = passkey;
  const moment = (at: string) => (
    <time dateTime={at}>
      <bdi>{momentText(locale, Date.parse(at), now)}</bdi>
    </time>
  );
  return (
    <li className={styles.passkey}>
      <KeyRound className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.about}>
          {usedAt === null ? (
            <Trans>added {moment(addedAt)}</Trans>
          ) : (
            <Trans>last used {moment(usedAt)}</Trans>
          )}
        </span>
      </span>
      <span className={styles.acts}>
        <Button variant="plain" onClick={() => onAsk({ kind: "rename", passkey })}>
          <Trans>Rename</Trans>{" "}
          <Spoken>
            <bdi>{name}</bdi>
          </Spoken>
        </Button>
        <Button variant="plain" onClick={() => onAsk({ kind: "remove", passkey })}>
          <Trans>Remove</Trans>{" "}
          <Spoken>
            <bdi>{name}</bdi>
          </Spoken>
        </Button>
      </span>
    </li>
  );
}
