import Dialog from "@mui/material/Dialog";
import { Trans } from "@lingui/react/macro";
import { beginSession, useStaffSession } from "../server/staff-session.ts";
import { readAllAgain } from "../server/use-read.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in.module.css";

/** Over the page whose session ended: it stays as it is, and goes on from there. */
export function SignInAgain() {
  const { member, isOver } = useStaffSession();
  return (
    <Dialog open={isOver} aria-labelledby="sign-in-again" fullWidth maxWidth="xs">
      <div className={styles.box}>
        <h2 className={styles.title} id="sign-in-again">
          <Trans>Your session ended</Trans>
        </h2>
        <p>
          <Trans>Sign in again. What you typed is still there.</Trans>
        </p>
        <SignInForm
          username={member?.username}
          onSignedIn={(again) => {
            // Somebody else sees nothing of what the one before had open.
            if (again.id !== member?.id) return window.location.assign("/");
            void beginSession(again).then(readAllAgain);
          }}
        />
      </div>
    </Dialog>
  );
}
