import Dialog from "@mui/material/Dialog";
import { Trans } from "@lingui/react/macro";
import { beginSession, useStaffSession } from "../server/staff-session.ts";
import { readAllAgain } from "../server/use-read.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in.module.css";

/** Shown over a page whose session ended: the page stays as it is, and continues from there. */
export function SignInAgain() {
  const { member, isOver } = useStaffSession();
  return (
    <Dialog open={isOver} aria-labelledby="sign-in-again" fullWidth maxWidth="xs">
      <div className={styles.box}>
        <h2 className={styles.title} id="sign-in-again">
          <Trans>Your session ended</Trans>
        </h2>
        <p>
          <Trans>Sign in again. Your input is still here.</Trans>
        </p>
        <SignInForm
          username={member?.username}
          onSignedIn={(again) => {
            // A different user sees nothing that the previous one had open.
            if (again.id !== member?.id) return window.location.assign("/");
            void beginSession(again).then(readAllAgain);
          }}
        />
      </div>
    </Dialog>
  );
}
