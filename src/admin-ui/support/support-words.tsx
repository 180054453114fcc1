import { Trans } from "@lingui/react/macro";
import type { QueuedSupportView } from "../../adapters/http/contract/admin/support-desk.ts";
import type { SupportState } from "../../domain/support/support-chat.ts";
import type { SupportTopic } from "../../domain/support/support-topic.ts";
import { Chip } from "../design/chip.tsx";

/** Where a chat is. */
export function StateWords({ state }: { state: SupportState | "mine" }) {
  switch (state) {
    case "open":
      return <Trans>waiting for us</Trans>;
    case "answered":
      return <Trans>answered</Trans>;
    case "waiting":
      return <Trans>we look into it</Trans>;
    case "closed":
      return <Trans>closed</Trans>;
    case "mine":
      return <Trans>yours</Trans>;
  }
}

/** What a person writes about. */
export function TopicWords({ topic }: { topic: SupportTopic }) {
  switch (topic) {
    case "general":
      return <Trans>General</Trans>;
    case "balance_problem":
      return <Trans>Problem with the balance</Trans>;
    case "account_closed":
      return <Trans>Closed account</Trans>;
    case "payment_support_notice":
      return <Trans>Notice by payment support</Trans>;
  }
}

const tones = { open: "danger", answered: "done", waiting: "warning", closed: "neutral" } as const;

/** Where a chat is, as a chip. */
export function SupportChip({ chat: { state } }: { chat: Pick<QueuedSupportView, "state"> }) {
  return (
    <Chip tone={tones[state]}>
      <StateWords state={state} />
    </Chip>
  );
}
