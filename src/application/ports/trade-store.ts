import type { LastWritten } from "../../domain/dispute/silent-side.ts";
import type { StoredMessage } from "./chat-store.ts";
import type { RecordedCaseText } from "./case-views.ts";
import type { TraderAccount } from "../../domain/account/trader-account.ts";
import type { DebtClaim, DebtorBalance } from "../../domain/claim/debt-claim.ts";
import type { DisputeCase } from "../../domain/dispute/dispute-case.ts";
import type { EscrowProgress } from "../../domain/multisig-escrow/escrow-wait.ts";
import type { Fiat } from "../../domain/money/fiat.ts";
import type { TakerFacts } from "../../domain/offer/offer-gates.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { BaseUnits } from "../../domain/money/money.ts";
import type { Policy, VersionedPolicy } from "../../domain/policy/policy.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { OfferId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { Blocks } from "../../domain/trade-start/blocks.ts";
import type { Eligibility } from "../../domain/trade-start/start-limits.ts";
import type { TradeEvent } from "../../domain/trade/trade-change.ts";
import type { Pause } from "../../domain/trade/pause.ts";
import type { Instant, Side, Trade } from "../../domain/trade/trade.ts";
import type { DetailsRead } from "./read-marks.ts";
import type { TradeTerms } from "./trade-terms.ts";

/** A trade, its case if it was ever disputed, the accounts of both sides, and the database's time at which it was read. */
export interface LoadedTrade {
  readonly trade: Trade;
  /** The policy version that the trade started under, which decides it. */
  readonly policy: Policy;
  readonly disputeCase?: DisputeCase;
  readonly accounts: Readonly<Record<Side, TraderAccount>>;
  readonly funds: TradeFunds;
  /** When staff let its seller, whose account is compromised, release it; absent: they did not. */
  readonly releaseConsentAt?: Instant;
  /** What the platform has halted at that moment. */
  readonly halts: readonly Halt[];
  /** When the platform was in maintenance since the trade started; absent: never. */
  readonly pauses?: readonly Pause[];
  readonly now: Instant;
}

/** What decides debts: how the trade was paid, its claim, and what both sides have and owe. */
export interface TradeFunds {
  /** The slug. */
  readonly paymentMethod: string;
  /** The claim that resulted from this trade, even if nothing of it is open any more. */
  readonly claim: DebtClaim | undefined;
  /** In the asset of the trade. */
  readonly debtorBalances: Readonly<Record<Side, DebtorBalance>>;
}

/** A trader's counters and limits at one moment. */
export interface TraderEligibility extends Eligibility {
  readonly traderId: TraderId;
}

/** Everything that decides the start of a trade. */
export interface LoadedStart {
  readonly offer: Offer;
  /** The policy in force at that moment. */
  readonly current: VersionedPolicy;
  /** Whether its owner deleted the offer: nobody can start on it, trades on it go on. */
  readonly isDeleted: boolean;
  /** Whether its owner has the vendor badge: the seller can then ask for help at once (decisions, Times). */
  readonly isVendors: boolean;
  /** The version since which only the price of the offer changed. */
  readonly termsVersion: number;
  /** What the cap of the offer leaves; undefined without a cap. */
  readonly capRemaining: Fiat | undefined;
  readonly owner: TraderEligibility;
  readonly taker: TraderEligibility;
  /** Active trades between owner and taker, whoever buys in them. */
  readonly activeTogether: number;
  /** Which of the two blocked the other. */
  readonly blocked: Blocks;
  /** What the owner may know of the taker. */
  readonly known: TakerFacts;
  /** Where the owner says that they live. */
  readonly ownerCountry: string | undefined;
  /** The available balance of the crypto's seller, in base units of the offer's asset. */
  readonly sellerAvailable: BaseUnits;
  readonly halts: readonly Halt[];
  readonly now: Instant;
}

/** What is needed to decide on a trade. Concurrent reads are batched. */
export interface TradeStore {
  load(tradeId: TradeId): Promise<LoadedTrade | undefined>;
  /** Undefined when there is no such offer or taker. */
  loadStart(offerId: OfferId, takerId: TraderId): Promise<LoadedStart | undefined>;
}

/** One line of a stored timeline. */
export interface RecordedEvent extends TradeEvent {
  readonly seq: number;
  readonly at: Instant;
}

/** A person as seen by the other side of a trade. */
export interface TradePerson {
  readonly id: string;
  readonly username: string;
  /** The name of their picture. */
  readonly avatar?: string | null;
  readonly completedTrades: number;
}

/** Everything that the trade page shows. */
export interface TradeRecord extends LoadedTrade {
  readonly terms: TradeTerms;
  readonly buyer: TradePerson;
  readonly seller: TradePerson;
  readonly timeline: readonly RecordedEvent[];
  /** Who saw the payment details first, and when. */
  readonly detailsReads: readonly DetailsRead[];
  /** The texts about the case, oldest first, including those that a party may not read. */
  readonly texts: readonly RecordedCaseText[];
  /** The code names of staff who acted, by their ids. */
  readonly codeNames: Readonly<Record<string, string>>;
  /** The names of who acted for a party, by their ids. */
  readonly helperNames?: Readonly<Record<string, string>>;
  readonly lastWritten: LastWritten;
  /** Whether both sides were signed in from the same internet address. */
  readonly isSameAddress: boolean;
  /** Whether a release of it failed although every check passed. */
  readonly hasReleaseFailed: boolean;
  /** How far its multisig escrow is; absent without one. */
  readonly escrowProgress?: EscrowProgress | undefined;
  /** The messages that verdicts cite. */
  readonly citedMessages: readonly StoredMessage[];
}

/** A trade in a list. */
export interface TradeListItem extends Omit<
  LoadedTrade,
  "accounts" | "funds" | "halts" | "policy" | "releaseConsentAt"
> {
  readonly buyer: TradePerson;
  readonly seller: TradePerson;
  readonly paymentMethod: string;
  readonly lastWritten: LastWritten;
}

/** A trade that runs, or that is over and whose multisig escrow is to be paid out, for one of its parties. */
export interface ActiveTradeItem extends TradeListItem {
  /** Whether somebody else wrote what they have not read. */
  readonly hasUnread: boolean;
  /** How far its multisig escrow is; absent without one. */
  readonly escrowProgress?: EscrowProgress | undefined;
}

/** What pages show of trades. The caller has to check whose trade it is. */
export interface TradeViews {
  record(tradeId: TradeId): Promise<TradeRecord | undefined>;
  /**
   * The trades of a trader that are not closed, and closed ones whose multisig escrow is to be paid out (`isPayoutAwaited`),
   * newest first, and the database's time.
   */
  active(traderId: TraderId): Promise<{
    readonly trades: readonly ActiveTradeItem[];
    readonly now: Instant;
  }>;
  hasActive(traderId: TraderId): Promise<boolean>;
}
