import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { disputeActWords } from "../dispute/dispute-act-words.tsx";
import type { Act, ActWords } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** The main act of the step, which gets the one strong button, and the quiet others. */
export function orderActs(view: Pick<TradeView, "allowedActs" | "status">): {
  readonly main: Act | undefined;
  readonly others: readonly Act[];
} {
  const { allowedActs, status } = view;
  const main = allowedActs.find(
    (act) => act === "fund" || act === "paid" || (act === "release" && status === "paid"),
  );
  const others = allowedActs.filter((act) => act !== main);
  // What is asked of the reader comes before what gives more than is asked.
  return { main, others: others.toSorted((left, right) => rank(left) - rank(right)) };
}

function rank(act: Act): number {
  if (act === "accept-verdict") return 0;
  return act === "appeal" ? 1 : 2;
}

/** The words of an act. */
export function actWords(act: Act, facts: TradeFacts): ActWords {
  const { status, mySide, partner, crypto, fee, fiat, escrow, hasMarketMoved } = facts;
  return match(act)
    .returnType<ActWords>()
    .with("fund", () => ({
      label: <Trans>Fund the escrow</Trans>,
      title: (
        <Trans>
          Put <bdi>{crypto}</bdi> into escrow?
        </Trans>
      ),
      effect: (
        <Trans>
          <bdi>{crypto}</bdi> and <bdi>{fee}</bdi> fee are held from your balance. Then{" "}
          <bdi>{partner}</bdi> sees where to pay, and the time to pay begins.
        </Trans>
      ),
      confirm: <Trans>Fund the escrow</Trans>,
      variant: "primary",
    }))
    .with("paid", () => ({
      label: <Trans>I have paid</Trans>,
      title: (
        <Trans>
          Have you sent <bdi>{fiat}</bdi> to <bdi>{partner}</bdi>?
        </Trans>
      ),
      effect: (
        <Trans>
          <bdi>{partner}</bdi> is asked to look into the account. The clock stops, and{" "}
          <bdi>{crypto}</bdi> stays held for you. Say it only when the money is on its way.
        </Trans>
      ),
      confirm: <Trans>Yes, I have paid</Trans>,
      variant: "primary",
    }))
    .with("release", () => ({
      label:
        status === "paid" ? (
          <Trans>
            Release <bdi>{crypto}</bdi>
          </Trans>
        ) : (
          <Trans>Release after all</Trans>
        ),
      title: (
        <Trans>
          Is <bdi>{fiat}</bdi> in your account?
        </Trans>
      ),
      effect: (
        <Trans>
          <bdi>{partner}</bdi> gets <bdi>{crypto}</bdi> at once, and nobody can undo that. Release
          only what you have seen in your bank app.
        </Trans>
      ),
      confirm: (
        <Trans>
          Release <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>
        </Trans>
      ),
      variant: "danger",
    }))
    .with("cancel", () => ({
      label: <Trans>Cancel trade</Trans>,
      title: <Trans>Cancel this trade?</Trans>,
      effect:
        escrow === "none" ? (
          <Trans>The trade ends. Nothing is held, and nobody loses anything.</Trans>
        ) : mySide === "buyer" ? (
          <>
            <Trans>
              <bdi>{crypto}</bdi> goes back to <bdi>{partner}</bdi> at once. If you have sent money,
              do not cancel: nothing would be held for it any more.
            </Trans>{" "}
            {hasMarketMoved && (
              <Trans>The market moved, so this leaves no mark on your record.</Trans>
            )}
          </>
        ) : (
          <Trans>
            The trade ends, and <bdi>{crypto}</bdi> and the fee come back to you.
          </Trans>
        ),
      confirm: <Trans>Cancel the trade</Trans>,
      variant: "danger",
    }))
    .with("give-back", () => ({
      label: <Trans>Give the crypto back</Trans>,
      title: (
        <Trans>
          Give <bdi>{crypto}</bdi> back to <bdi>{partner}</bdi>?
        </Trans>
      ),
      effect: (
        <Trans>
          The trade ends, and you get nothing for what you may have paid. This cannot be undone.
        </Trans>
      ),
      confirm: (
        <Trans>
          Give <bdi>{crypto}</bdi> back
        </Trans>
      ),
      variant: "danger",
    }))
    .with("dispute", "withdraw-dispute", "appeal", "accept-verdict", (same) =>
      disputeActWords(same, facts),
    )
    .exhaustive();
}
