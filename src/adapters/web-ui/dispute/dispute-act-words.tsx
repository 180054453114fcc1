import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { ActWords } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { PolicyTime } from "../design/policy-number.tsx";

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
          <bdi>{crypto}</bdi> stays in escrow. A case worker reads the trade and the chat, asks both
          of you, and decides. Post your evidence in the chat.
        </Trans>
      ),
      confirm: <Trans>Open dispute</Trans>,
      variant: "primary",
    }))
    .with("withdraw-dispute", () => ({
      label: <Trans>Withdraw the dispute</Trans>,
      title: <Trans>Withdraw the dispute?</Trans>,
      effect: (
        <Trans>
          The trade with <bdi>{partner}</bdi> continues as before, and <bdi>{crypto}</bdi> stays in
          escrow. You can do this once, and open another dispute after{" "}
          <PolicyTime of={({ trade }) => trade.disputeAfterWithdrawal} />.
        </Trans>
      ),
      confirm: <Trans>Withdraw the dispute</Trans>,
      variant: "primary",
    }))
    .with("appeal", () => ({
      label: <Trans>Appeal</Trans>,
      title: <Trans>Appeal the decision?</Trans>,
      effect: (
        <Trans>
          Someone who wasn't involved reviews the decision. <bdi>{crypto}</bdi> stays in escrow
          until then, for <bdi>{partner}</bdi> too. You can appeal once in a trade.
        </Trans>
      ),
      confirm: <Trans>Send appeal</Trans>,
      variant: "primary",
    }))
    .with("accept-verdict", () => ({
      label: <Trans>Accept</Trans>,
      title: <Trans>Accept the decision?</Trans>,
      effect: (
        <Trans>
          You can no longer appeal. <bdi>{crypto}</bdi> is paid out as decided once{" "}
          <bdi>{partner}</bdi> can't appeal either.
        </Trans>
      ),
      confirm: <Trans>Accept the decision</Trans>,
      variant: "primary",
    }))
    .exhaustive();
}
