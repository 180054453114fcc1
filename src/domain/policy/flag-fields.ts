import { flag, group, unbuiltFlag, type Field } from "./field.ts";
import type { FlagPolicy } from "./flags.ts";

/** A feature that gets built takes `flag` here. */
export const flagFields: Field<FlagPolicy> = group<FlagPolicy>({
  rtl: flag,
  offRamp: flag,
  onRamp: flag,
  lightning: flag,
  virtualCard: unbuiltFlag,
  mobileTopUp: flag,
  feeDiscount: flag,
  corporateAccount: flag,
  multiTierPartners: flag,
  newbieOffers: flag,
  basicVerification: flag,
  giftCardSelling: flag,
  autoTranslation: flag,
});
