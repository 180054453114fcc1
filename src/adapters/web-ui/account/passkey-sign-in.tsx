import { useEffect, useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { useLocation } from "wouter";
import type { PasskeyProof } from "../../http/client/passkey-options.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import { closedAccountModal } from "./closed-account-modal.ts";
import styles from "./account-form.module.css";

/** Challenges count for five minutes: one that waits in the field is replaced before. */
const renewMs = 240_000;

/**
 * Signs in with a passkey, without a name or password: by the button, or in the field for the name,
 * where the browser offers that.
 */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (redirectTo: string) => void }) {
  const act = useAct();
  const [path, navigate] = useLocation();
  const [isNotDone, setNotDone] = useState(false);
  const finish = async (body: PasskeyProof) => {
    const outcome = await act.send(() => client.call("signInWithPasskey", { body }));
    if (outcome?.ok === true) onSignedIn(outcome.data.redirectTo);
    else if (outcome?.failure.code === "account_closed") navigate(closedAccountModal(path));
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    let isGone = false;
    const offer = async () => {
      const answer = await offeredInField();
      if (answer && !isGone) await latest.current(answer);
    };
    void offer();
    const renewing = setInterval(() => void offer(), renewMs);
    return () => {
      isGone = true;
      clearInterval(renewing);
    };
  }, []);
  const press = async () => {
    setNotDone(false);
    act.forget();
    const asked = await act.send(() => client.call("askPasskeySignIn", {}));
    if (asked?.ok !== true) return;
    const { askPasskey } = await import("./passkey-ceremony.ts");
    const answer = await askPasskey(asked.data, { inField: false });
    if (answer) await finish(answer);
    else setNotDone(true);
  };
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button variant="primary" wide busy={act.isBusy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        <Trans>Use a passkey</Trans>
      </Button>
      {isNotDone && (
        <Notice tone="info">
          <Trans>No passkey was used. Choose one again, or enter your name and password.</Trans>
        </Notice>
      )}
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      <p className={styles.or}>
        <Trans>or with your password</Trans>
      </p>
    </>
  );
}

async function offeredInField(): Promise<PasskeyProof | undefined> {
  if (!canUsePasskeys()) return undefined;
  // Browsers that know passkeys may not know this.
  const known: Partial<typeof PublicKeyCredential> = PublicKeyCredential;
  if ((await known.isConditionalMediationAvailable?.()) !== true) return undefined;
  const { askPasskey } = await import("./passkey-ceremony.ts");
  const asked = await client.call("askPasskeySignIn", {});
  return asked.ok ? askPasskey(asked.data, { inField: true }) : undefined;
}
