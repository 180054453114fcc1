import type { PartnerPolicy } from "../partner/partner-policy.ts";
import type { VerificationPolicy } from "../verification/verification.ts";
import type { FlagPolicy } from "./flags.ts";

/* The flags, and the numbers of partners and verification that an installation starts with (docs/policy.md). */

const day = 24 * 60 * 60;

export const defaultFlagPolicy: FlagPolicy = {
  rtl: true,
  offRamp: true,
  onRamp: true,
  lightning: true,
  virtualCard: true,
  mobileTopUp: true,
  feeDiscount: false,
  corporateAccount: false,
  multiTierPartners: false,
  newbieOffers: false,
  basicVerification: false,
  giftCardSelling: true,
  autoTranslation: false,
};

export const defaultPartnerPolicy: PartnerPolicy = {
  firstTierBasisPoints: 5_000,
  ambassadorBasisPoints: 1_000,
  secondTierBasisPoints: 1_000,
  claimFromUsdCents: 5_00n,
};

export const defaultVerificationPolicy: VerificationPolicy = {
  tries: 3,
  triesSeconds: day,
  expiryNoticeSeconds: 30 * day,
  leastAge: 18,
};
