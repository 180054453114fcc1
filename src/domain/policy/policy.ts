import type { AccountPolicy } from "../account/account-policy.ts";
import type { ChatPolicy } from "../chat/chat-availability.ts";
import type { ConversionPolicy } from "../conversion/conversion-policy.ts";
import type { DepositPolicy } from "../deposit/deposit-policy.ts";
import type { DisputePolicy } from "../dispute/dispute-policy.ts";
import type { MarketPolicy } from "../market/market-policy.ts";
import type { FeePolicy } from "../offer/fee-table.ts";
import type { ModerationPolicy } from "../offer/moderation.ts";
import type { LightningPolicy } from "../lightning/lightning-policy.ts";
import type { OfferPolicy } from "../offer/offer-policy.ts";
import type { ProviderOrderPolicy } from "../provider-order/provider-order-policy.ts";
import type { PartnerPolicy } from "../partner/partner-policy.ts";
import type { SendPolicy } from "../send/send-policy.ts";
import type { StaffPolicy } from "../staff/staff-policy.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import type { SpotPolicy } from "../spot/spot-policy.ts";
import type { VirtualCardPolicy } from "../virtual-card/virtual-card-policy.ts";
import type { VerificationPolicy } from "../verification/verification.ts";
import type { FlagPolicy } from "./flags.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { StartPolicy } from "../trade-start/start-policy.ts";

/** Every number and flag of the rules, one part per feature. A value: a change makes a new one. */
export interface Policy {
  readonly fees: FeePolicy;
  readonly offer: OfferPolicy;
  readonly moderation: ModerationPolicy;
  readonly market: MarketPolicy;
  /** Limits by level, cool-downs and whatever else decides the start of a trade. */
  readonly start: StartPolicy;
  readonly trade: TradePolicy;
  readonly chat: ChatPolicy;
  readonly dispute: DisputePolicy;
  readonly texts: TextPolicy;
  readonly account: AccountPolicy;
  readonly staff: StaffPolicy;
  readonly flags: FlagPolicy;
  readonly partner: PartnerPolicy;
  readonly deposit: DepositPolicy;
  readonly send: SendPolicy;
  readonly lightning: LightningPolicy;
  readonly verification: VerificationPolicy;
  readonly conversion: ConversionPolicy;
  readonly spot: SpotPolicy;
  readonly virtualCard: VirtualCardPolicy;
  readonly providerOrder: ProviderOrderPolicy;
}

/** A policy, and the number under which it is kept for good: the first is 1, each next one more. */
export interface VersionedPolicy {
  readonly version: number;
  readonly policy: Policy;
}
