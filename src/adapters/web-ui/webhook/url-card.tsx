import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { WebhookView } from "../../http/contract/webhook/webhook.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./webhook.module.css";

/** How the last verification ended; undefined: none did since the page was opened. */
type Verified = "passed" | "failed" | undefined;

/** The address of the program, whether it is enabled, and what verifies and removes it. */
export function UrlCard(props: { webhook: WebhookView; onChanged: () => Promise<void> }) {
  const { webhook, onChanged } = props;
  const [url, setUrl] = useState(webhook.url ?? "");
  const [verified, setVerified] = useState<Verified>();
  const [isAsked, setAsked] = useState(false);
  const act = useAct();
  const verify = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setVerified(undefined);
    const outcome = await act.send(() => client.call("verifyWebhook", { body: { url } }));
    if (outcome?.ok) setVerified(outcome.data.enabled ? "passed" : "failed");
    await onChanged();
  };
  const remove = async () => {
    await act.send(() => client.call("removeWebhook", {}));
    setAsked(false);
    setUrl("");
    setVerified(undefined);
    await onChanged();
  };
  return (
    <Card>
      <form className={styles.part} noValidate onSubmit={(event) => void verify(event)}>
        <h2 className={styles.title}>
          <Trans>Address</Trans>
        </h2>
        <StateChip state={act.isBusy && !isAsked ? "verification" : webhook.state} />
        <Field
          name="url"
          type="url"
          dir="ltr"
          label={<Trans>URL of your program</Trans>}
          hint={<Trans>To verify the address, your program repeats the word that we send.</Trans>}
          error={
            act.failure?.code === "webhook_url_refused" ? (
              <FailureWords failure={act.failure} />
            ) : undefined
          }
          value={url}
          onChange={(event) => {
            setUrl(event.currentTarget.value);
            act.forget();
            setVerified(undefined);
          }}
        />
        {verified === "passed" && (
          <Notice tone="done">
            <Trans>Verified. From now on we tell your program.</Trans>
          </Notice>
        )}
        {verified === "failed" && (
          <Notice tone="danger">
            <Trans>
              The address didn&apos;t repeat the word, so it is disabled. Check that your program
              runs and can be reached, then verify it again.
            </Trans>
          </Notice>
        )}
        {act.failure && act.failure.code !== "webhook_url_refused" && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
        <p className={styles.row}>
          <Button variant="primary" type="submit" busy={act.isBusy} disabled={url.trim() === ""}>
            <Trans>Verify</Trans>
          </Button>
          {webhook.url !== null && (
            <Button variant="plain" onClick={() => setAsked(true)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </p>
      </form>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Remove this webhook?</Trans>}
        effect={
          <Trans>We tell your program nothing more, and the log of messages is deleted.</Trans>
        }
        confirmLabel={<Trans>Remove webhook</Trans>}
        variant="danger"
        busy={act.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
}

function StateChip({ state }: { state: WebhookView["state"] | "verification" }) {
  switch (state) {
    case "initial":
      return (
        <StatusChip kind="ended">
          <Trans>No address yet</Trans>
        </StatusChip>
      );
    case "verification":
      return (
        <StatusChip kind="waiting">
          <Trans>Verifying</Trans>
        </StatusChip>
      );
    case "disabled":
      return (
        <StatusChip kind="ended">
          <Trans>Disabled</Trans>
        </StatusChip>
      );
    case "enabled":
      return (
        <StatusChip kind="done">
          <Trans>Enabled</Trans>
        </StatusChip>
      );
  }
}
