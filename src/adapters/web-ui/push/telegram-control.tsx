import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";

/** How often we look whether the chat was connected, in ms. */
const lookEveryMs = 3_000;

/** Connects the user's chat with our bot, or disconnects it. */
export function TelegramControl({ isConnected }: { isConnected: boolean }) {
  const act = useAct();
  const readAgain = useReadAgain();
  const [link, setLink] = useState<{ readonly url: string; readonly minutes: number }>();
  const isWaiting = link !== undefined && !isConnected;
  // The page shows what this reads: the chat connects elsewhere.
  useRead("viewNoticeSettings", {}, isWaiting ? { everyMs: lookEveryMs } : {});
  const connect = async () => {
    const asked = await act.send(() => client.call("askTelegramLink", {}));
    if (!asked?.ok) return;
    const { url, expireIn } = asked.data;
    setLink({ url, minutes: Math.floor(expireIn / 60) });
  };
  const disconnect = async () => {
    const done = await act.send(() => client.call("disconnectTelegram", {}));
    if (!done?.ok) return;
    setLink(undefined);
    await readAgain("viewNoticeSettings");
  };
  return (
    <>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      {isWaiting && (
        <p role="status">
          <Trans>
            Open the chat and press Start. The link works once, for {link.minutes} minutes. This
            page shows when you're connected.
          </Trans>
        </p>
      )}
      <div>
        {isConnected ? (
          <Button variant="plain" busy={act.isBusy} onClick={() => void disconnect()}>
            <Trans>Disconnect Telegram</Trans>
          </Button>
        ) : isWaiting ? (
          <Button variant="primary" onClick={() => window.open(link.url, "_blank", "noreferrer")}>
            <Send aria-hidden="true" />
            <Trans>Open Telegram</Trans>
          </Button>
        ) : (
          <Button variant="primary" busy={act.isBusy} onClick={() => void connect()}>
            <Trans>Connect Telegram</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
