import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { FlagName } from "../../domain/policy/flags.ts";

/** What each flag is called, and what is different without it. */
export const flagWords: Readonly<
  Record<FlagName, readonly [MessageDescriptor, MessageDescriptor]>
> = {
  kycLevelCheck: [
    msg`Level limits`,
    msg`Off: levels limit no amounts. The limit of active trades without an ID and account states still apply.`,
  ],
  rtl: [
    msg`Right-to-left languages`,
    msg`Off: pages in right-to-left languages redirect to English.`,
  ],
  offerCap: [
    msg`Offer caps`,
    msg`Off: owners can't set a total cap. Caps set earlier still apply until their owners remove them.`,
  ],
  offRamp: [msg`Off-ramp`, msg`Selling crypto for money on a card or bank account.`],
  onRamp: [msg`On-ramp`, msg`Buying crypto with a card or bank account.`],
  lightning: [msg`Lightning`, msg`Sending and receiving Bitcoin over Lightning.`],
  virtualCard: [msg`Virtual cards`, msg`Cards that are topped up from the wallet.`],
  mobileTopUp: [msg`Mobile top-up`, msg`Paying for phone credit from the wallet.`],
  feeDiscount: [msg`Fee discounts`, msg`Lower escrow fees for power and expert traders.`],
  disputeAppeal: [
    msg`Appeals`,
    msg`Off: verdicts are carried out at once, and nobody can appeal. Applies to trades that start from then on.`,
  ],
  corporateAccount: [
    msg`Corporate accounts`,
    msg`Accounts of companies, with levels of their own.`,
  ],
  multiTierPartners: [
    msg`Second partner tier`,
    msg`Partners also earn from people their referrals bring.`,
  ],
  newbieOffers: [msg`Offers for newcomers`, msg`A list of offers open to buyers without a trade.`],
  basicVerification: [
    msg`Basic verification`,
    msg`Full name, birth date and country, for the level between 1 and 2.`,
  ],
  giftCardSelling: [msg`Selling gift cards`, msg`Pages and a wizard for selling gift cards.`],
  stablecoinsByPrice: [
    msg`Stablecoins by price`,
    msg`On: lists of stablecoin offers start with the best price.`,
  ],
  autoTranslation: [msg`Translation`, msg`Chat and terms can be translated by a third party.`],
  levelOneAssets: [
    msg`Asset offers from level 1`,
    msg`On: traders without a verified ID can publish offers paid with assets.`,
  ],
};
