import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { receivePath } from "../navigation/receive-path.ts";
import { usePolicy } from "../page-policy.ts";
import { useRead } from "../server/use-read.ts";
import type { Draft } from "./draft.ts";
import { livePriceOf } from "./live-price-of.ts";
import { isBalanceShort } from "./short-balance.ts";
import type { Market } from "./use-market.ts";

/** Tells sellers before they publish that their balance doesn't cover the minimum, and how to mend it. */
export function ShortBalanceHint({ draft, market }: { draft: Draft; market: Market }) {
  const { fees, offer } = usePolicy();
  const { data } = useRead("getBalances", {});
  const own = data?.data.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === draft.asset);
  const { price } = livePriceOf(draft, market);
  const { mostCashbackBasisPoints } = offer;
  if (!own) return null;
  const { balance } = own;
  if (!isBalanceShort(draft, { price, balance, fees, mostCashbackBasisPoints })) return null;
  return (
    <Notice
      tone="warning"
      act={
        <Button variant="plain" href={receivePath(draft.asset)}>
          <Trans>
            Receive <bdi>{draft.asset}</bdi>
          </Trans>
        </Button>
      }
    >
      <Trans>
        Your balance doesn't cover the minimum and the fee. You can publish the offer, but others
        can't see it until it does.
      </Trans>
    </Notice>
  );
}
