import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { verifyEmailPath } from "../navigation/paths.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./settings-section.module.css";
import { SettingsSection } from "./settings-section.tsx";

/** The user's address, and whether it is confirmed. */
export function EmailSection() {
  const { email, isEmailVerified, isFakeEmail, isDemoAccount } = useReader();
  return (
    <SettingsSection
      title={<Trans>Email</Trans>}
      about={<Trans>Only you and our staff see it. Codes and notices go there.</Trans>}
    >
      <p>
        <bdi className={styles.value}>{email}</bdi>{" "}
        {isEmailVerified ? <Trans>(confirmed)</Trans> : <Trans>(not confirmed)</Trans>}
      </p>
      {isFakeEmail && (
        <p>
          <Trans>
            Email to this address bounces, or it's a disposable address. Enter another one.
          </Trans>
        </p>
      )}
      {!isEmailVerified && !isDemoAccount && (
        <div>
          <Button variant="primary" href={verifyEmailPath}>
            <Trans>Confirm your email</Trans>
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
