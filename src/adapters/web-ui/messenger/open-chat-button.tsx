import { Trans } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import { Button } from "../design/button.tsx";
import { showToast } from "../design/toast-store.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useOpenChat } from "./use-open-chat.ts";

/** Opens the chat with a person over the page. */
export function OpenChatButton({ username }: { username: string }) {
  const act = useAct();
  const openChat = useOpenChat();
  const open = async () => {
    const opened = await act.send(() => client.call("openChat", { body: { username } }));
    if (!opened) return;
    if (opened.ok) openChat(opened.data.id);
    else showToast("error", <FailureWords failure={opened.failure} />);
  };
  return (
    <Button variant="plain" busy={act.isBusy} onClick={() => void open()}>
      <MessageSquare aria-hidden="true" />
      <Trans>Message</Trans>
    </Button>
  );
}
