import { parseFiat, type Fiat } from "../money/fiat.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { Instant } from "../trade/trade.ts";

/** What a bank's notice says of a reversed payment (answers 111), as typed. */
interface NoticeFacts {
  /** In the trade's currency. */
  readonly amount: string;
  /** The beginning of the day; not a number if it is none. */
  readonly day: Instant;
}

/**
 * - `chargeback_amount`: no amount, zero, or more than was paid.
 * - `chargeback_date`: before the trade or after today. Banks write their own dates: a day either way counts.
 */
export interface NoticeRefusal {
  readonly code: "chargeback_amount" | "chargeback_date";
}

/** The amount that was taken back, if the notice can be about this trade. */
export function judgeNotice(
  { money, startedAt }: { readonly money: { readonly fiat: Fiat }; readonly startedAt: Instant },
  { amount, day }: NoticeFacts,
  now: Instant,
): Result<Fiat, NoticeRefusal> {
  const taken = parseFiat(money.fiat.currency, amount);
  if (!taken.ok || taken.value.minor === 0n || taken.value.minor > money.fiat.minor) {
    return refuse({ code: "chargeback_amount" });
  }
  const isPossible = day >= startedAt - 2 * dayMs && day <= now + dayMs;
  return isPossible ? accept(taken.value) : refuse({ code: "chargeback_date" });
}

const dayMs = 86_400_000;
