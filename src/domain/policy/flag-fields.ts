import { flag, group, type Field } from "./field.ts";
import type { FlagPolicy } from "./flags.ts";

export const flagFields: Field<FlagPolicy> = group<FlagPolicy>({
  rtl: flag,
  offRamp: flag,
  onRamp: flag,
  lightning: flag,
  virtualCard: flag,
  mobileTopUp: flag,
  feeDiscount: flag,
  corporateAccount: flag,
  multiTierPartners: flag,
  newbieOffers: flag,
  basicVerification: flag,
  giftCardSelling: flag,
  autoTranslation: flag,
});
