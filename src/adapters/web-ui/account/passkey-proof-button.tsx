import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import type { PasskeyProof } from "../../http/client/passkey-options.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";

/** Proves who somebody is by one of their passkeys; nothing where they have none. */
export function PasskeyProofButton(props: { onProof: (passkey: PasskeyProof) => void }) {
  const passkeys = useRead("listPasskeys", {});
  const [isAsking, setAsking] = useState(false);
  const [isNotDone, setNotDone] = useState(false);
  const press = async () => {
    setNotDone(false);
    setAsking(true);
    const asked = await client.call("askPasskeyProof", {});
    const { askPasskey } = await import("./passkey-ceremony.ts");
    const answer = asked.ok ? await askPasskey(asked.data, { inField: false }) : undefined;
    setAsking(false);
    if (answer) props.onProof(answer);
    else setNotDone(true);
  };
  if (!passkeys.data || passkeys.data.data.length === 0) return null;
  return (
    <>
      <Button variant="plain" busy={isAsking} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        <Trans>Use a passkey</Trans>
      </Button>
      {isNotDone && (
        <Notice tone="info">
          <Trans>No passkey was used. Choose one again, or fill in the field.</Trans>
        </Notice>
      )}
    </>
  );
}
