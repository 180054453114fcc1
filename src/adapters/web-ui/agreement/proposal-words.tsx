import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match, P } from "ts-pattern";
import type { ProposalView, TradeView } from "../../http/contract/trade/trade-views.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { amendmentText, type AmendmentText } from "./amendment-text.ts";
import type { QuestionWords } from "./offer-words.tsx";
import { pricePartWords } from "./price-words.tsx";
import { quoteText } from "./quote-text.ts";
import { reopenWishWords } from "./reopen-words.tsx";
import { reopenedOf } from "./reopened.ts";

/** An open proposal by one side to the other. */
export interface ProposalWords extends QuestionWords {
  /** Who proposes what. */
  readonly what: ReactNode;
  /** What happens if it is accepted. */
  readonly ifAccepted: ReactNode;
}

/** The texts of an open proposal; undefined if required data is missing. */
export function proposalWords(
  proposal: ProposalView,
  view: TradeView,
  facts: TradeFacts,
  locale: string,
): ProposalWords | undefined {
  const { partner, fiat } = facts;
  const { isMine } = proposal;
  const cancelled = cancelledWords(facts);
  return match(proposal)
    .returnType<ProposalWords | undefined>()
    .with({ kind: "agree-cancel" }, () => ({
      what: isMine ? (
        <Trans>You proposed cancelling</Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> proposes cancelling
        </Trans>
      ),
      ifAccepted: cancelled,
      title: <Trans>Propose cancelling this trade?</Trans>,
      effect: (
        <>
          {cancelled} <BeforeCancelling facts={facts} />
        </>
      ),
      confirm: <Trans>Accept and cancel</Trans>,
      variant: "danger",
    }))
    .with({ kind: "paid-by-someone-else" }, () => ({
      what: isMine ? (
        <Trans>
          You said someone else paid, and that <bdi>{fiat}</bdi> was refunded
        </Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> says someone else paid, and that <bdi>{fiat}</bdi> was refunded
        </Trans>
      ),
      ifAccepted: refundWords(facts),
      title: (
        <Trans>
          Was <bdi>{fiat}</bdi> refunded?
        </Trans>
      ),
      effect: (
        <Trans>
          You confirm that the refund arrived. The trade ends and the crypto goes back to{" "}
          <bdi>{partner}</bdi> at once. It doesn't count against either of you. Confirm only after
          you have seen the money in your account.
        </Trans>
      ),
      confirm: <Trans>The refund arrived, cancel</Trans>,
      variant: "danger",
    }))
    .with({ kind: "amend", amendment: P.nonNullable }, ({ amendment }) => {
      const amounts = amendmentText(locale, view, amendment);
      const { received } = amounts;
      const divided = dividedWords(amounts, facts);
      return {
        what: isMine ? (
          <Trans>
            You proposed settling for <bdi>{received}</bdi> of <bdi>{fiat}</bdi>
          </Trans>
        ) : (
          <Trans>
            <bdi>{partner}</bdi> proposes settling for <bdi>{received}</bdi> of <bdi>{fiat}</bdi>
          </Trans>
        ),
        ifAccepted: divided,
        title: (
          <Trans>
            Settle for <bdi>{received}</bdi>?
          </Trans>
        ),
        effect: (
          <>
            {divided} <Trans>The trade ends at once, and nobody can undo it.</Trans>
          </>
        ),
        confirm: <Trans>Accept and settle</Trans>,
        variant: "danger",
      };
    })
    .with({ kind: "re-quote", quote: P.nonNullable }, ({ quote }) =>
      pricePartWords(isMine, facts, quoteText(locale, view, quote)),
    )
    .with({ kind: "reopen" }, (wish) => reopenWishWords(wish, facts, reopenedOf(locale, view)))
    .with({ kind: P.union("amend", "re-quote") }, () => undefined)
    .exhaustive();
}

/** Who gets how much if another amount arrived. */
export function dividedWords(
  { buyerGets, sellers, sellerAdds }: AmendmentText,
  { partner, mySide }: TradeFacts,
): ReactNode {
  if (sellerAdds) {
    return mySide === "buyer" ? (
      <Trans>
        You get <bdi>{buyerGets}</bdi>. <bdi>{partner}</bdi> adds <bdi>{sellers}</bdi> to what is
        held.
      </Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> gets <bdi>{buyerGets}</bdi>. You add <bdi>{sellers}</bdi> from your
        balance, fee included.
      </Trans>
    );
  }
  return mySide === "buyer" ? (
    <Trans>
      You get <bdi>{buyerGets}</bdi>, and <bdi>{sellers}</bdi> goes back to <bdi>{partner}</bdi>.
    </Trans>
  ) : (
    <Trans>
      <bdi>{partner}</bdi> gets <bdi>{buyerGets}</bdi>, and <bdi>{sellers}</bdi> is returned to you.
    </Trans>
  );
}

function cancelledWords({ mySide, partner, crypto }: TradeFacts): ReactNode {
  return mySide === "buyer" ? (
    <Trans>
      Nothing is paid, and <bdi>{crypto}</bdi> goes back to <bdi>{partner}</bdi>. It doesn't count
      against either of you.
    </Trans>
  ) : (
    <Trans>
      Nothing is paid, and <bdi>{crypto}</bdi> and the fee come back to you. It doesn't count
      against either of you.
    </Trans>
  );
}

function refundWords({ mySide, partner, crypto }: TradeFacts): ReactNode {
  return mySide === "buyer" ? (
    <Trans>
      Confirm once the money is back. Then the trade ends and <bdi>{crypto}</bdi> goes back to{" "}
      <bdi>{partner}</bdi>. It doesn't count against either of you.
    </Trans>
  ) : (
    <Trans>
      When <bdi>{partner}</bdi> confirms it, <bdi>{crypto}</bdi> and the fee come back to you. It
      doesn't count against either of you.
    </Trans>
  );
}

function BeforeCancelling({ facts }: { facts: TradeFacts }) {
  return facts.mySide === "buyer" ? (
    <Trans>If you have sent money, get it back first: nothing would be held for you.</Trans>
  ) : (
    <Trans>If money arrived, refund it first.</Trans>
  );
}
