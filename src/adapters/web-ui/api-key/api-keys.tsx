import { useEffect, useRef, useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import type { ApiKeyView } from "../../http/contract/api-key/api-key.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { apiDocsPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { KeyCall } from "./key-call.tsx";
import { MakeKeyDialog } from "./make-key-dialog.tsx";
import styles from "./api-key.module.css";

/** The keys by which the user's programs call, and what makes and revokes them. */
export function ApiKeys() {
  const read = useRead("listApiKeys", {});
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const keys = read.data?.data;
  const readNow = async () => {
    await read.refetch();
  };
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          <Trans>API keys</Trans>
        </h2>
        <p className={styles.second}>
          <Trans>
            A program with a key can read your trades and, if you let it, manage your offers. It can
            never move coins or change your account.{" "}
            <AppLink to={apiDocsPath}>What it can call</AppLink>
          </Trans>
        </p>
        {made !== undefined && <MadeKey key={made} text={made} />}
        {!keys && read.isError && (
          <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
        )}
        {read.isPending && <Skeleton shape="line" width="full" />}
        {keys?.length === 0 && made === undefined && (
          <EmptyState icon={KeyRound} title={<Trans>No API keys</Trans>}>
            <Trans>Create one for each program, so you can revoke them one by one.</Trans>
          </EmptyState>
        )}
        {keys && keys.length > 0 && (
          <ul className={styles.list}>
            {keys.map((key) => (
              <KeyRow key={key.id} of={key} now={read.dataUpdatedAt} onRevoked={readNow} />
            ))}
          </ul>
        )}
        <Button variant="plain" onClick={() => setMaking(true)}>
          <Trans>Create API key</Trans>
        </Button>
        {made === undefined && (
          <details>
            <summary className={styles.summary}>
              <Trans>How to send a key</Trans>
            </summary>
            <KeyCall />
          </details>
        )}
      </div>
      {isMaking && (
        <MakeKeyDialog
          onMade={(key) => {
            setMade(key);
            setMaking(false);
            void readNow();
          }}
          onCancel={() => setMaking(false)}
        />
      )}
    </Card>
  );
}

/** Shown once: nobody can read it again. Its copy button comes next for whoever made it with the keyboard. */
function MadeKey({ text }: { text: string }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog that closes gives the focus back to its button first.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice tone="done">
      <div className={styles.made}>
        <p>
          <Trans>Copy the key now. It won&apos;t be shown again.</Trans>
        </p>
        <div
          ref={place}
          className={styles.key}
          role="group"
          aria-label={t`Your new API key`}
          tabIndex={-1}
        >
          <bdi dir="ltr" translate="no">
            {text}
          </bdi>
          <CopyButton value={text} what={<Trans>API key</Trans>} />
        </div>
        <KeyCall apiKey={text} />
      </div>
    </Notice>
  );
}

function KeyRow(props: { of: ApiKeyView; now: number; onRevoked: () => Promise<void> }) {
  const { label, id, scope, usedAt, expiresAt } = props.of;
  const { i18n } = useLingui();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const moment = (at: string) => <bdi>{momentText(i18n.locale, Date.parse(at), props.now)}</bdi>;
  const revoke = async () => {
    const done = await act.send(() => client.call("revokeApiKey", { parameters: { id } }));
    if (!done?.ok) return;
    setAsked(false);
    await props.onRevoked();
  };
  return (
    <li className={styles.row}>
      <span>
        <bdi className={styles.label}>{label}</bdi>
        <br />
        <span className={styles.second}>
          {scope === "manage" ? <Trans>Can manage offers</Trans> : <Trans>Read only</Trans>}
          {" · "}
          {usedAt === null ? <Trans>never used</Trans> : <Trans>used {moment(usedAt)}</Trans>}
          {" · "}
          <Trans>expires {moment(expiresAt)}</Trans>
        </span>
      </span>
      <Button variant="plain" onClick={() => setAsked(true)}>
        <span>
          <Trans>
            Revoke <bdi>{label}</bdi>
          </Trans>
        </span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Revoke this API key?</Trans>}
        effect={<Trans>Programs that use it stop working at once.</Trans>}
        confirmLabel={<Trans>Revoke API key</Trans>}
        variant="danger"
        busy={act.isBusy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsked(false)}
      >
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
      </ConfirmDialog>
    </li>
  );
}
