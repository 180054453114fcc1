import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useOpenChat } from "./use-open-chat.ts";
import styles from "./messenger.module.css";

/** Opens the chat of a trade in the messenger, which stays open on other pages. */
export function StartChatButton({ tradeId }: { tradeId: string }) {
  const act = useAct();
  const openChat = useOpenChat();
  const start = async () => {
    const parameters = { id: tradeId };
    const started = await act.send(() => client.call("startTradeChat", { parameters }));
    if (started?.ok === true) openChat(started.data.id);
  };
  return (
    <div className={styles.start}>
      <Button variant="plain" busy={act.isBusy} onClick={() => void start()}>
        <MessagesSquare aria-hidden="true" />
        <Trans>Open in messenger</Trans>
      </Button>
      {act.failure && (
        <Notice tone="warning">
          {act.failure.code === "chat_blocked" ? (
            <Trans>Nobody can write in the chat of this trade now.</Trans>
          ) : (
            <FailureWords failure={act.failure} />
          )}
        </Notice>
      )}
    </div>
  );
}
