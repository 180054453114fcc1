import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { goToSignIn } from "../navigation/sign-in-path.ts";
import styles from "./support.module.css";

/** Who is signed out cannot write, and is led to what gets them in. */
export function SignedOutSupport({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog
      open
      title={<Trans>Sign in to write to support</Trans>}
      onClose={onClose}
      act={
        <Button variant="primary" onClick={goToSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Support answers in your account, so that nobody else can ask about it. If you can&apos;t
          sign in:
        </Trans>
      </p>
      <ul className={styles.ways}>
        <li>
          <AppLink to="/recover">
            <Trans>Reset your password, or open the cases of a banned account</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/recover/two-factor">
            <Trans>You lost your two-factor</Trans>
          </AppLink>
        </li>
        <li>
          <AppLink to="/help">
            <Trans>Read the answers to common questions</Trans>
          </AppLink>
        </li>
      </ul>
    </InfoDialog>
  );
}
