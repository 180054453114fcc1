import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Writes to the person as payment support: their pages say so until they have read it. */
export function SupportNoticeCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const [sent, setSent] = useState(0);
  const [chatId, setChatId] = useState<string | null>(null);
  const write = async (text: string) => {
    const done = await send(() =>
      client.call("sendSupportNotice", { parameters: { id }, body: { text } }),
    );
    if (!done) return;
    setChatId(done.chatId);
    setSent(sent + 1);
  };
  return (
    <Card title={<Trans>Write as payment support</Trans>}>
      <ReasonForm
        key={sent}
        label={t`Message`}
        hint={t`The person sees it on their next page, and can answer.`}
        failure={failure}
      >
        {(text) => (
          <Button
            variant="outlined"
            disabled={isSending || text === ""}
            onClick={() => void write(text)}
          >
            <Trans>Send message</Trans>
          </Button>
        )}
      </ReasonForm>
      {sent > 0 && (
        <p role="status">
          <Trans>Sent.</Trans>{" "}
          {chatId !== null && (
            <Link to={`/support-chats/${chatId}/show`}>
              <Trans>Open the chat</Trans>
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}
