import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { ActWords } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** A party's actions on a dispute and its verdict. */
type DisputeAct = "dispute" | "withdraw-dispute" | "appeal" | "accept-verdict";

/** The texts of such an action: its button, and the confirmation question. */
export function disputeActWords(act: DisputeAct, facts: TradeFacts): ActWords {
  const { partner, crypto } = facts;
  return match(act)
    .returnType<ActWords>()
    .with("dispute", () => ({
      label: <Trans>Open a dispute</Trans>,
      title: (
        <Trans>
          Open a dispute with <bdi>{partner}</bdi>?
        </Trans>
      ),
      effect: (
        <Trans>
          Nothing moves: <bdi>{crypto}</bdi> stays held. A case worker reads the trade and the chat,
          asks both of you, and decides. Show what you have in the chat.
        </Trans>
      ),
      confirm: <Trans>Open the dispute</Trans>,
      variant: "primary",
    }))
    .with("withdraw-dispute", () => ({
      label: <Trans>Withdraw the dispute</Trans>,
      title: <Trans>Withdraw the dispute?</Trans>,
      effect: (
        <Trans>
          The trade with <bdi>{partner}</bdi> goes on as before, and <bdi>{crypto}</bdi> stays held.
          You can do this once, and open another dispute after an hour.
        </Trans>
      ),
      confirm: <Trans>Withdraw the dispute</Trans>,
      variant: "primary",
    }))
    .with("appeal", () => ({
      label: <Trans>Appeal</Trans>,
      title: <Trans>Appeal against the decision?</Trans>,
      effect: (
        <Trans>
          Somebody who had no part in it looks at it again. <bdi>{crypto}</bdi> stays held until
          then, also for <bdi>{partner}</bdi>. There is one appeal in a trade.
        </Trans>
      ),
      confirm: <Trans>Send the appeal</Trans>,
      variant: "primary",
    }))
    .with("accept-verdict", () => ({
      label: <Trans>Accept</Trans>,
      title: <Trans>Accept the decision?</Trans>,
      effect: (
        <Trans>
          You cannot appeal any more. <bdi>{crypto}</bdi> is paid out as the decision says, as soon
          as <bdi>{partner}</bdi> cannot appeal either.
        </Trans>
      ),
      confirm: <Trans>Accept the decision</Trans>,
      variant: "primary",
    }))
    .exhaustive();
}
