import { isDemoLevel } from "../account/demo-account.ts";
import type { DraftPolicy } from "./offer-draft.ts";
import type { PenaltyPolicy } from "./penalty.ts";
import type { PromotionPolicy } from "./promotion.ts";

/** The bounds of offers (decisions, Money, Times and Limits). */
export interface OfferPolicy {
  /** Of the margin, in basis points. */
  readonly marginBasisPoints: Bounds;
  /** The same for owners with the vendor badge. */
  readonly vendorMarginBasisPoints: Bounds;
  readonly windowMinutes: Bounds;
  /** In characters. */
  readonly termsLength: number;
  readonly labelLength: number;
  readonly tags: number;
  readonly tagLength: number;
  readonly predefinedAmounts: number;
  readonly paymentDetails: number;
  readonly paymentDetailLabelLength: number;
  readonly paymentDetailValueLength: number;
  /** The level from which the ID counts as verified. */
  readonly idLevel: number;
  /** The most a gift-card offer's amount may be worth without a verified ID (answers 10). */
  readonly giftCardUsdCents: bigint;
  /** A price further than this from the market, in basis points, is a signal for moderators. */
  readonly farBasisPoints: bigint;
  /**
   * From which distance to the market on an owner is asked whether a price is meant, in basis points: to
   * their advantage, and to their disadvantage (decisions, Money).
   */
  readonly askBasisPoints: { readonly favorable: number; readonly unfavorable: number };
  /** How much of the crypto owners may give back to buyers. */
  readonly mostCashbackBasisPoints: number;
  /** How many offers of others a trader may save: lists stay short enough to be read whole. */
  readonly favorites: number;
  /** How many offers of one owner may be active. */
  readonly activeOffers: {
    readonly firstLevel: number;
    readonly fromSecondLevel: number;
    readonly vendor: number;
  };
  /** Whether owners may cap what an offer trades in all; caps that were set hold without it. */
  readonly caps: boolean;
  /** Whether the usual order of offers for a stablecoin is their price (answers 6). */
  readonly stablecoinsByPrice: boolean;
  /** Whether owners without a verified ID may offer assets (answers 9). */
  readonly assetsWithoutId: boolean;
  /** Whose owners may set an escrow fee in place of the table's. */
  readonly manualFee: ManualFeePolicy;
  readonly drafts: DraftPolicy;
  /** How far ahead a holiday of an owner may end. */
  readonly holidaySeconds: number;
  /** How far inside a price guard the market has to be for an offer to come back, of its end. */
  readonly guardReturnBasisPoints: number;
  readonly promotion: PromotionPolicy;
  readonly penalty: PenaltyPolicy;
}

/** Where owners may set an escrow fee in place of the table's, without a right of their own. */
export interface ManualFeePolicy {
  readonly otc: boolean;
  readonly silentPool: boolean;
  readonly mostBasisPoints: number;
  /** Otherwise the table's fee is the least. */
  readonly isBelowTableAllowed: boolean;
}

/** Both ends included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What determines the bounds of an offer. */
export interface OfferOwner {
  readonly id: string;
  /** −1 of a demo account, else 0, 1, 1.5, 2, 3 (specification, section 4). */
  readonly level: number;
  readonly badge: string;
  /** Whether the account is a company's. */
  readonly isCompany?: boolean;
  /** Their offers are off until a day. */
  readonly isOnHoliday?: boolean;
  /** A vendor who has not accepted the vendor terms in force: none of their offers is turned on. */
  readonly owesVendorTerms?: boolean;
}

/** How many active offers the owner may have; none without a first verification, which demo accounts don't need. */
export function mostActiveOffers({ level, badge }: OfferOwner, policy: OfferPolicy): number {
  const { firstLevel, fromSecondLevel, vendor } = policy.activeOffers;
  if (level < 1) return isDemoLevel(level) ? firstLevel : 0;
  if (badge === "vendor") return vendor;
  return level < 2 ? firstLevel : fromSecondLevel;
}

/** How far the owner's prices may be from the market, in basis points. */
export function marginBounds({ badge }: OfferOwner, policy: OfferPolicy): Bounds {
  return badge === "vendor" ? policy.vendorMarginBasisPoints : policy.marginBasisPoints;
}
