import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { KeyRound } from "lucide-react";
import { ConfirmDialog } from "../design/dialog.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { securityPath } from "../navigation/paths.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import styles from "./account-banner.module.css";

/** Sign-ins on new devices that wait for the user's answer, over every page. */
export function SignInAsked() {
  const { locale } = useLingui().i18n;
  const read = useRead("listAuthorizations", {});
  const readAgain = useReadAgain();
  const act = useAct();
  const [asked, setAsked] = useState<"approved" | "denied">();
  const [isDenied, setDenied] = useState(false);
  const waiting = read.data?.data[0];
  if (!waiting) return isDenied ? <PasswordKnown /> : null;
  const answer = async () => {
    if (asked === undefined) return;
    const parameters = { id: waiting.id };
    const done = await act.send(() =>
      client.call("answerAuthorization", { parameters, body: { answer: asked } }),
    );
    if (!done) return;
    // Another tab may have answered.
    if (done.ok || done.failure.code === "authorization_over") setAsked(undefined);
    if (done.ok && asked === "denied") setDenied(true);
    await readAgain("listAuthorizations");
  };
  const ask = (wanted: "approved" | "denied") => {
    act.forget();
    setAsked(wanted);
  };
  const device = [waiting.browser, waiting.system].filter((each) => each !== null).join(" · ");
  const at = momentText(locale, Date.parse(waiting.askedAt), read.dataUpdatedAt);
  return (
    <div className={styles.banner} data-sign-in-asked>
      <KeyRound aria-hidden="true" />
      <span>
        {device === "" ? (
          <Trans>Someone is signing in with your password on an unknown device.</Trans>
        ) : (
          <Trans>
            Someone is signing in with your password: <bdi>{device}</bdi>, <bdi>{at}</bdi>.
          </Trans>
        )}
      </span>
      <button type="button" className={styles.more} onClick={() => ask("approved")}>
        <Trans>That's me</Trans>
      </button>
      <button type="button" className={styles.more} onClick={() => ask("denied")}>
        <Trans>Not me</Trans>
      </button>
      <ConfirmDialog
        open={asked !== undefined}
        title={
          asked === "denied" ? <Trans>Deny the sign-in</Trans> : <Trans>Approve the sign-in</Trans>
        }
        effect={
          asked === "denied" ? (
            <Trans>That device isn't let in, and every session but this one ends at once.</Trans>
          ) : (
            <Trans>
              That device is let in and can use your account. Approve it only if you are signing in
              there right now.
            </Trans>
          )
        }
        confirmLabel={asked === "denied" ? <Trans>Deny</Trans> : <Trans>Approve</Trans>}
        variant={asked === "denied" ? "danger" : "primary"}
        busy={act.isBusy}
        onConfirm={() => void answer()}
        onCancel={() => setAsked(undefined)}
      >
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** Whoever was denied can try again with it. */
function PasswordKnown() {
  return (
    <div className={styles.banner}>
      <KeyRound aria-hidden="true" />
      <span>
        <Trans>The sign-in was denied. Someone knows your password.</Trans>
      </span>
      <AppLink className={styles.more} to={securityPath}>
        <Trans>Change your password</Trans>
      </AppLink>
    </div>
  );
}
