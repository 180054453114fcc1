import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { SupportModal } from "../../../domain/support/support-topic.ts";
import type { SupportMeta } from "../../http/contract/support/support.ts";

/** Where the chat is, in a line. */
export function standingWords({ state, workerName }: SupportMeta): ReactNode {
  switch (state) {
    case null:
      return <Trans>Write to our support team</Trans>;
    case "open":
      return workerName === null ? (
        <Trans>Waiting for an answer</Trans>
      ) : (
        <Trans>
          <bdi>{workerName}</bdi> is answering
        </Trans>
      );
    case "answered":
      return <Trans>Answered</Trans>;
    case "waiting":
      return <Trans>Support is looking into it</Trans>;
    case "closed":
      return <Trans>Closed. Write to open it again.</Trans>;
  }
}

/** An entry of the chat that nobody wrote; undefined for messages. */
export function lineWords(kind: string | undefined): ReactNode {
  switch (kind) {
    case "waiting":
      return <Trans>Support is looking into it and will write to you here.</Trans>;
    case "closed":
      return <Trans>This chat was closed. Write again to open it.</Trans>;
    default:
      return undefined;
  }
}

/** What a modal says. */
interface ModalWords {
  readonly title: ReactNode;
  readonly sentence: ReactNode;
}

/** The three types of the support modal (specification, section 8). */
export function modalWords(type: SupportModal): ModalWords {
  switch (type) {
    case "balance_problem":
      return {
        title: <Trans>There is a problem with your balance</Trans>,
        sentence: (
          <Trans>
            Your balance may not show what you expect, or may not be available now. Write to
            support: they can see what happened and tell you what comes next.
          </Trans>
        ),
      };
    case "account_closed":
      return {
        title: <Trans>This account is closed</Trans>,
        sentence: (
          <Trans>
            A closed account can&apos;t be opened again, and nobody can sign in to it. It held no
            coins when it was closed.
          </Trans>
        ),
      };
    case "payment_support_notice":
      return {
        title: <Trans>Payment support wrote to you</Trans>,
        sentence: (
          <Trans>
            There is a message about your account or a payment. Read it in your chat with support,
            and answer there.
          </Trans>
        ),
      };
  }
}
