/** The flags that no rule of another part reads; each other flag is in the part whose rules do. */
export interface FlagPolicy {
  /** Whether interface languages that are written from right to left are served. */
  readonly rtl: boolean;
  readonly offRamp: boolean;
  readonly onRamp: boolean;
  readonly lightning: boolean;
  readonly virtualCard: boolean;
  readonly mobileTopUp: boolean;
  readonly feeDiscount: boolean;
  readonly corporateAccount: boolean;
  readonly multiTierPartners: boolean;
  readonly newbieOffers: boolean;
  readonly basicVerification: boolean;
  readonly giftCardSelling: boolean;
  readonly autoTranslation: boolean;
}

/** Every flag of the specification (section 1), in its order, with its place in a policy. */
export const flagPaths = {
  kycLevelCheck: "start.levelCheck",
  rtl: "flags.rtl",
  offerCap: "offer.caps",
  offRamp: "flags.offRamp",
  onRamp: "flags.onRamp",
  lightning: "flags.lightning",
  virtualCard: "flags.virtualCard",
  mobileTopUp: "flags.mobileTopUp",
  feeDiscount: "flags.feeDiscount",
  disputeAppeal: "trade.appeals",
  corporateAccount: "flags.corporateAccount",
  multiTierPartners: "flags.multiTierPartners",
  newbieOffers: "flags.newbieOffers",
  basicVerification: "flags.basicVerification",
  giftCardSelling: "flags.giftCardSelling",
  stablecoinsByPrice: "offer.stablecoinsByPrice",
  autoTranslation: "flags.autoTranslation",
  levelOneAssets: "offer.assetsWithoutId",
} as const;

export type FlagName = keyof typeof flagPaths;

export const flagNames = Object.keys(flagPaths) as readonly FlagName[];
