import type { AssetCode } from "../../src/domain/money/asset.ts";
import type { TradeStatus } from "../../src/domain/trade/trade-status.ts";

/**
 * The rules, written down a second time from the decisions alone, for checking what the code does:
 * nothing here comes from the code that is checked.
 */

/** The smallest step of an amount, in base units. */
export const granules: { readonly [Code in AssetCode]: bigint } = {
  BTC: 1n,
  USDT: 1n,
  ETH: 10_000_000_000n,
  PBTC: 1n,
  PUSDT: 1n,
  PETH: 10_000_000_000n,
};

/** Base units of a whole coin. */
export const wholes: { readonly [Code in AssetCode]: bigint } = {
  BTC: 100_000_000n,
  USDT: 1_000_000n,
  ETH: 1_000_000_000_000_000_000n,
  PBTC: 100_000_000n,
  PUSDT: 1_000_000n,
  PETH: 1_000_000_000_000_000_000n,
};

/** A part of an amount, rounded down to whole granules. */
export function partDown(units: bigint, part: bigint, whole: bigint, asset: AssetCode): bigint {
  const share = (units * part) / whole;
  return share - (share % granules[asset]);
}

/** A part, rounded up. */
export function partUp(value: bigint, part: bigint, whole: bigint): bigint {
  return (value * part + whole - 1n) / whole;
}

/** How much a trader may trade, in US cents; undefined where there is no limit. */
export function limitsAt(level: number): {
  readonly together?: bigint;
  readonly daily?: bigint;
  readonly ever?: bigint;
  readonly trades?: number;
} {
  if (level >= 3 || level < 0) return {};
  if (level >= 2) return { together: 1_000_000n, daily: 5_000_000n };
  if (level >= 1.5) return { together: 250_000n, daily: 250_000n, ever: 2_500_000n, trades: 2 };
  if (level >= 1) return { together: 100_000n, daily: 100_000n, ever: 1_000_000n, trades: 2 };
  return { together: 0n, daily: 0n, ever: 0n, trades: 0 };
}

/** Demo accounts have play money and nothing else; nobody else has any. */
export function mayHold(level: number, asset: string): boolean {
  return level < 0 === ["PBTC", "PUSDT", "PETH"].includes(asset);
}

/** How many active trades two people may have with each other, by whether the buyer is new. */
export function mostTogether(isNew: boolean): number {
  return isNew ? 1 : 2;
}

/** After this long without an act of staff a case is overdue, and the fee is returned. */
export const staffLateAfter = 24 * 3_600_000;

/** What a clock does by itself. */
export const clockActs: ReadonlySet<string> = new Set([
  "funding-over",
  "window-over",
  "staff-cancel",
  "stale",
  "appeal-over",
  "appeal-unheard",
  "answer-over",
  "instalment-soon",
  "instalment-met",
  "plan-missed",
  "reopen-over",
  "proposal-over",
  "clock-stopped",
  "clock-resumed",
]);

/** What may still happen to a trade that is over. */
export const afterTheEnd: ReadonlySet<string> = new Set([
  "opened",
  "reveal-code",
  "report-chargeback",
  "answer-chargeback",
  "dismiss-chargeback",
  "confirm-chargeback",
  "allow-chargeback",
  "write-off-claim",
  "agree-plan",
  "withdraw-plan",
  "instalment-soon",
  "instalment-met",
  "plan-missed",
  "debt-settled",
  "first-feedback",
  "reopen",
  "answer-over",
  "reopen-over",
  "proposal-over",
  "decline-proposal",
  "clock-stopped",
  "clock-resumed",
]);

const unfunded = "pending not_funded";
const unpaid = "active_funded gcc_info_shared gcc_info_accepted";
const paid = "paid dispute_open";
const decided = "dispute_won_buyer dispute_won_seller dispute_awarded";
const running = `${unfunded} funds_processing ${unpaid} ${paid} ${decided}`;
const parties = "buyer seller";
const over =
  "expired cancelled cancelled_buyer cancelled_seller cancelled_system released feedback_updated";
const house = "moderator supermoderator admin";

/** act | from | by | to; "=" where the status stays. Anything not listed must not happen. */
const lines = `
start | - | ${parties} | active_funded pending
opened | ${running} ${over} | buyer | =
fund | ${unfunded} | seller | funds_processing
funding-held | funds_processing | ledger | active_funded
funding-refused | funds_processing | ledger | not_funded
funding-over | ${unfunded} | clock | expired
cancel | ${unfunded} ${unpaid} | buyer | cancelled_buyer
cancel | ${unfunded} active_funded | seller | cancelled_seller
staff-cancel | ${unfunded} | supermoderator admin | cancelled_system
staff-cancel | ${unpaid} | supermoderator admin | = cancelled_system
staff-cancel | dispute_open | admin | = cancelled_system
paid | active_funded | buyer | paid
share-card | active_funded | buyer | gcc_info_shared
accept-card | gcc_info_shared | seller | gcc_info_accepted
decline-card | gcc_info_shared | seller | active_funded
fallback | ${unpaid} | ${parties} | active_funded
share-code | gcc_info_accepted | buyer | paid
reveal-code | ${running} ${over} | seller | =
requirement | ${unpaid} ${paid} | ${parties} | =
agree-cancel | ${unpaid} ${paid} | ${parties} | =
agree-cancel | ${unpaid} ${paid} | both | cancelled
window-over | ${unpaid} | clock | expired
exit | ${unpaid} ${paid} ${decided} | ledger | expired
re-quote | active_funded | ${parties} both | =
extend | ${unpaid} | seller | =
withdraw-paid | paid | buyer | active_funded
release | ${paid} dispute_won_seller dispute_awarded | seller | released
give-back | ${paid} dispute_won_buyer dispute_awarded | buyer | cancelled_buyer
amend | ${paid} | ${parties} | =
amend | ${paid} | both | released
dispute | paid | ${parties} ${house} | dispute_open
stale | paid | clock | dispute_open
withdraw-dispute | dispute_open | ${parties} | paid
decide-buyer | dispute_open | ${house} | = dispute_won_buyer
decide-seller | dispute_open | ${house} | = dispute_won_seller
decide-split | dispute_open | ${house} | = dispute_awarded
take-case | dispute_open | ${house} | =
assign-case | dispute_open | ${house} | =
ask-evidence | dispute_open | ${house} | =
message-parties | dispute_open | ${house} | =
appeal | ${decided} | ${parties} | =
accept-verdict | ${decided} | ${parties} | =
appeal-over | ${decided} | clock | =
appeal-unheard | ${decided} | clock | =
reject-appeal | ${decided} | supermoderator | =
grant-appeal | ${decided} | supermoderator | dispute_open
decline-proposal | ${running} expired cancelled_buyer | ${parties} | =
proposal-over | ${running} expired cancelled_buyer | clock | =
report-chargeback | released feedback_updated dispute_won_buyer dispute_awarded | seller | chargeback_started
answer-chargeback | chargeback_started | buyer | =
clock-stopped | ${running} chargeback_started | clock | =
clock-resumed | ${running} chargeback_started | clock | =
answer-over | chargeback_started | clock | =
dismiss-chargeback | chargeback_started | moderator | released feedback_updated dispute_won_buyer dispute_awarded
confirm-chargeback | chargeback_started | moderator | =
allow-chargeback | released feedback_updated dispute_won_buyer dispute_awarded | ${house} | =
write-off-claim | chargeback_started | admin | =
agree-plan | chargeback_started | moderator | =
withdraw-plan | chargeback_started | moderator | =
instalment-soon | chargeback_started | clock | =
instalment-met | chargeback_started | clock | =
plan-missed | chargeback_started | clock | =
debt-settled | chargeback_started | clock | chargeback_paid
first-feedback | released | ${parties} | feedback_updated
reopen-over | expired cancelled_buyer | clock | =
reopen | expired cancelled_buyer | ${parties} | =
reopen | expired cancelled_buyer | both | active_funded
`;

const legal: ReadonlySet<string> = new Set(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [act = "", from = "", by = "", to = ""] = line.split("|").map((part) => part.trim());
      return from
        .split(" ")
        .flatMap((one) =>
          by
            .split(" ")
            .flatMap((who) =>
              to.split(" ").map((next) => `${act} ${one} ${who} ${next === "=" ? one : next}`),
            ),
        );
    }),
);

/** Whether an actor of that kind may move a trade from one status to the other by that act. */
export function isLegal(
  act: string,
  by: string,
  from: TradeStatus | undefined,
  to: TradeStatus,
): boolean {
  return legal.has(`${act} ${from ?? "-"} ${by} ${to}`);
}
