import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { disputeActWords } from "../dispute/dispute-act-words.tsx";
import type { Act, ActWords } from "../trade/trade-act.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** The acts open to the user, by where the room shows them. */
interface OrderedActs {
  /** The step's main act, which gets the one primary button. */
  readonly main: Act | undefined;
  /** What answers a verdict: buttons in the card. */
  readonly answers: readonly Act[];
  /** Entries of the help menu that ask staff. */
  readonly helpful: readonly Act[];
  /** The last entries of the help menu: they end the trade at the user's own cost. */
  readonly harmful: readonly Act[];
}

const answers: readonly Act[] = ["appeal", "accept-verdict"];
const helpful: readonly Act[] = ["dispute", "withdraw-dispute"];

/** Each act in its place: what hurts the user is never a button, and never first or alone. */
export function orderActs(view: Pick<TradeView, "allowedActs" | "status">): OrderedActs {
  const { allowedActs, status } = view;
  const main = allowedActs.find(
    (act) => act === "fund" || act === "paid" || (act === "release" && status === "paid"),
  );
  const isOpen = (act: Act) => allowedActs.includes(act);
  return {
    main,
    answers: answers.filter(isOpen),
    helpful: helpful.filter(isOpen),
    harmful: allowedActs.filter(
      (act) => act !== main && !answers.includes(act) && !helpful.includes(act),
    ),
  };
}

/** The texts of an action. */
export function actWords(act: Act, facts: TradeFacts): ActWords {
  const { status, mySide, partner, crypto, fee, fiat, escrow, hasMarketMoved, isOnChain } = facts;
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
          <bdi>{crypto}</bdi> and the <bdi>{fee}</bdi> fee move from your balance into escrow. Then{" "}
          <bdi>{partner}</bdi> sees where to pay, and the payment window begins.
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
          We ask <bdi>{partner}</bdi> to check their account. The clock stops, and{" "}
          <bdi>{crypto}</bdi> stays in escrow for you. Confirm only when the money is on its way.
        </Trans>
      ),
      confirm: <Trans>Mark as paid</Trans>,
      variant: "primary",
    }))
    .with("release", () => ({
      label:
        status === "paid" ? (
          <Trans>
            Release <bdi>{crypto}</bdi>
          </Trans>
        ) : (
          <Trans>Release anyway</Trans>
        ),
      title: (
        <Trans>
          Is <bdi>{fiat}</bdi> in your account?
        </Trans>
      ),
      effect: (
        <Trans>
          <bdi>{partner}</bdi> gets <bdi>{crypto}</bdi> at once, and nobody can undo it. Release
          only after you have seen the money in your bank app.
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
            {isOnChain === true ? (
              <Trans>
                <bdi>{crypto}</bdi> goes back to <bdi>{partner}</bdi> once one of you signs that. If
                you have sent money, don't cancel: nothing would be held for you any more.
              </Trans>
            ) : (
              <Trans>
                <bdi>{crypto}</bdi> goes back to <bdi>{partner}</bdi> at once. If you have sent
                money, don't cancel: nothing would be held for you any more.
              </Trans>
            )}{" "}
            {hasMarketMoved && <Trans>The market moved, so this doesn't count against you.</Trans>}
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
      label: (
        <Trans>
          Cancel and return <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>
        </Trans>
      ),
      title: (
        <Trans>
          Cancel and return <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>?
        </Trans>
      ),
      effect: (
        <Trans>
          The trade ends, and you get nothing for any money you sent. This can't be undone.
        </Trans>
      ),
      confirm: (
        <Trans>
          Cancel and return <bdi>{crypto}</bdi>
        </Trans>
      ),
      variant: "danger",
    }))
    .with("dispute", "withdraw-dispute", "appeal", "accept-verdict", (same) =>
      disputeActWords(same, facts),
    )
    .exhaustive();
}
