import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { FlagName } from "../../domain/policy/flags.ts";

/** What each flag is called, and what it does while it is on. */
export const flagWords: Readonly<
  Record<FlagName, readonly [MessageDescriptor, MessageDescriptor]>
> = {
  kycLevelCheck: [
    msg`Level limits`,
    msg`Verification levels limit amounts. While it is off, the limit of active trades without an ID and account states still apply.`,
  ],
  rtl: [
    msg`Right-to-left languages`,
    msg`Pages can be read in right-to-left languages. While it is off, they redirect to English.`,
  ],
  offerCap: [
    msg`Offer caps`,
    msg`Owners can set a total cap. While it is off, caps set earlier still apply until their owners remove them.`,
  ],
  offRamp: [msg`Off-ramp`, msg`Traders can sell crypto for money on a card or bank account.`],
  onRamp: [msg`On-ramp`, msg`Traders can buy crypto with a card or bank account.`],
  lightning: [
    msg`Lightning`,
    msg`Traders can send and receive Bitcoin over Lightning, where a node is connected.`,
  ],
  virtualCard: [
    msg`Virtual cards`,
    msg`Traders can order virtual cards and top them up from their wallet.`,
  ],
  mobileTopUp: [msg`Mobile top-up`, msg`Traders can pay for phone credit from their wallet.`],
  feeDiscount: [msg`Fee discounts`, msg`Power and expert traders pay lower escrow fees.`],
  disputeAppeal: [
    msg`Appeals`,
    msg`Parties can appeal a verdict before it is carried out. A change applies to trades that start from then on.`,
  ],
  corporateAccount: [
    msg`Corporate accounts`,
    msg`Companies can have accounts, which staff verify by their documents.`,
  ],
  multiTierPartners: [
    msg`Second partner tier`,
    msg`Partners also earn from people their referrals bring.`,
  ],
  newbieOffers: [
    msg`Offers for newcomers`,
    msg`Buyers without a trade get a list of offers open to them.`,
  ],
  basicVerification: [
    msg`Basic verification`,
    msg`Traders can give their full name, birth date and country, for the level between 1 and 2.`,
  ],
  giftCardSelling: [
    msg`Selling gift cards`,
    msg`Traders can sell gift cards, on pages and in a wizard of their own.`,
  ],
  stablecoinsByPrice: [
    msg`Stablecoins by price`,
    msg`Lists of stablecoin offers start with the best price.`,
  ],
  autoTranslation: [
    msg`Translation`,
    msg`Traders can have chat and terms translated by a third party.`,
  ],
  levelOneAssets: [
    msg`Asset offers from level 1`,
    msg`Traders without a verified ID can publish offers paid with assets.`,
  ],
};
