import type { PartnerPolicy } from "../partner/partner-policy.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { ProviderOrderPolicy } from "../provider-order/provider-order-policy.ts";
import type { SpotPolicy } from "../spot/spot-policy.ts";
import type { VirtualCardPolicy } from "../virtual-card/virtual-card-policy.ts";
import type { ConversionPolicy } from "../conversion/conversion-policy.ts";
import type { DepositPolicy } from "../deposit/deposit-policy.ts";
import type { LightningPolicy } from "../lightning/lightning-policy.ts";
import type { SendPolicy } from "../send/send-policy.ts";
import type { MarketPolicy } from "../market/market-policy.ts";
import type { FeePolicy } from "../offer/fee-table.ts";
import type { ModerationPolicy } from "../offer/moderation.ts";
import type { Bounds, OfferPolicy } from "../offer/offer-policy.ts";
import { flag, group, large, named, oneOf, whole, type Field, type Unit } from "./field.ts";
import { tradingLevels } from "./start-fields.ts";
import { cents, day, hour, minute, seconds } from "./units.ts";

const fee = whole("basis points", 0, 2_000);

export const feeFields: Field<FeePolicy> = group<FeePolicy>({
  byGroup: group<FeePolicy["byGroup"]>({
    1: fee,
    2: fee,
    3: fee,
    4: fee,
    5: fee,
    6: fee,
    7: fee,
    8: fee,
    43: fee,
  }),
  byMethod: named(fee, (slug) => findPaymentMethod(slug) !== undefined),
  discountPercent: group<FeePolicy["discountPercent"]>({
    power_trader: whole("percent", 0, 100),
    expert_trader: whole("percent", 0, 100),
  }),
});

const bounds = (unit: Unit, least: number, most: number) =>
  group<Bounds>({ least: whole(unit, least, most), most: whole(unit, least, most) });

export const offerFields: Field<OfferPolicy> = group<OfferPolicy>({
  marginBasisPoints: bounds("basis points", -9_999, 2_100_000),
  vendorMarginBasisPoints: bounds("basis points", -9_999, 2_100_000),
  windowMinutes: bounds("minutes", 1, 43_200),
  termsLength: whole("characters", 1, 20_000),
  labelLength: whole("characters", 1, 200),
  tags: whole("count", 0, 20),
  tagLength: whole("characters", 1, 100),
  predefinedAmounts: whole("count", 1, 100),
  paymentDetails: whole("count", 1, 20),
  paymentDetailLabelLength: whole("characters", 1, 200),
  paymentDetailValueLength: whole("characters", 1, 2_000),
  idLevel: oneOf("level", tradingLevels),
  giftCardUsdCents: cents(0n, 100_000_000_00n),
  farBasisPoints: large("basis points", 1n, 2_100_000n),
  askBasisPoints: group<OfferPolicy["askBasisPoints"]>({
    favorable: whole("basis points", 0, 2_100_000),
    unfavorable: whole("basis points", 0, 2_100_000),
  }),
  mostCashbackBasisPoints: whole("basis points", 1, 10_000),
  favorites: whole("count", 1, 1_000),
  drafts: group<OfferPolicy["drafts"]>({
    most: whole("count", 0, 100),
    keptSeconds: seconds(day, 365 * day),
  }),
  holidaySeconds: seconds(day, 730 * day),
  guardReturnBasisPoints: whole("basis points", 0, 1_000),
  activeOffers: group<OfferPolicy["activeOffers"]>({
    firstLevel: whole("count", 0, 10_000),
    fromSecondLevel: whole("count", 0, 10_000),
    vendor: whole("count", 0, 10_000),
  }),
  caps: flag,
  stablecoinsByPrice: flag,
  assetsWithoutId: flag,
  manualFee: group<OfferPolicy["manualFee"]>({
    otc: flag,
    silentPool: flag,
    mostBasisPoints: whole("basis points", 0, 2_000),
    isBelowTableAllowed: flag,
  }),
  promotion: group<OfferPolicy["promotion"]>({
    aMonth: group<OfferPolicy["promotion"]["aMonth"]>({
      vendor: whole("count", 0, 100),
      others: whole("count", 0, 100),
    }),
    seconds: seconds(hour, 30 * day),
    aheadSeconds: seconds(hour, 365 * day),
    noteLength: whole("characters", 1, 1_000),
  }),
  penalty: group<OfferPolicy["penalty"]>({
    trades: whole("count", 1, 100),
    withinSeconds: seconds(hour, 365 * day),
    points: whole("count", 0, 100),
    resetSeconds: seconds(hour, 365 * day),
  }),
});

export const moderationFields: Field<ModerationPolicy> = group<ModerationPolicy>({
  appealWithinSeconds: seconds(hour, 365 * day),
  fewestCharacters: whole("characters", 1, 1_000),
  mostCharacters: whole("characters", 1, 20_000),
});

export const marketFields: Field<MarketPolicy> = group<MarketPolicy>({
  refreshSeconds: seconds(10, hour),
  showSeconds: seconds(minute, day),
  startSeconds: seconds(minute, day),
  outlierBasisPoints: large("basis points", 1n, 5_000n),
  agreementBasisPoints: large("basis points", 1n, 5_000n),
  jumpBasisPoints: large("basis points", 1n, 10_000n),
  jumpSeconds: seconds(minute, day),
});

/** All tiers together never exceed the whole fee. */
export const partnerFields: Field<PartnerPolicy> = group<PartnerPolicy>({
  firstTierBasisPoints: whole("basis points", 0, 7_000),
  ambassadorBasisPoints: whole("basis points", 0, 1_500),
  secondTierBasisPoints: whole("basis points", 0, 1_500),
  claimFromUsdCents: cents(0n, 1_000_00n),
});

/** The amounts are in base units: satoshi, millionths, wei. */
export const depositFields: Field<DepositPolicy> = group<DepositPolicy>({
  smallBlocks: whole("count", 1, 100),
  largeBlocks: whole("count", 1, 100),
  largeFromSatoshi: large("count", 0n, 100_000_000_000n),
  finalityBlocks: whole("count", 1, 1_000),
  least: group<DepositPolicy["least"]>({
    BTC: large("count", 1n, 100_000_000n),
    USDT: large("count", 1n, 10_000_000_000n),
    ETH: large("count", 1n, 10_000_000_000_000_000_000n),
  }),
  driftTolerance: group<DepositPolicy["driftTolerance"]>({
    BTC: large("count", 0n, 100_000n),
    USDT: large("count", 0n, 1_000_000n),
    ETH: large("count", 0n, 1_000_000_000_000_000n),
  }),
  sweepFrom: group<DepositPolicy["sweepFrom"]>({
    USDT: large("count", 1n, 1_000_000_000_000n),
    ETH: large("count", 1n, 1_000_000_000_000_000_000_000n),
  }),
  mostSweepFee: large("count", 0n, 1_000_000_000_000_000_000n),
});

/** In base units; 0: none. */
const floatFields = () =>
  group<SendPolicy["floatFloor"]>({
    BTC: large("count", 0n, 2_100_000_000_000_000n),
    USDT: large("count", 0n, 1_000_000_000_000_000n),
    ETH: large("count", 0n, 1_000_000_000_000_000_000_000_000n),
  });

/** The least amounts are in base units. */
export const sendFields: Field<SendPolicy> = group<SendPolicy>({
  least: group<SendPolicy["least"]>({
    BTC: large("count", 1n, 100_000_000n),
    USDT: large("count", 1n, 10_000_000_000n),
    ETH: large("count", 1n, 10_000_000_000_000_000_000n),
  }),
  newAddressHold: whole("seconds", 0, 604_800),
  cautiousHold: whole("seconds", 0, 604_800),
  youngSession: whole("seconds", 0, 604_800),
  afterRecovery: whole("seconds", 0, 2_592_000),
  repeatWithin: whole("seconds", 0, 86_400),
  savedAddressWait: whole("seconds", 0, 604_800),
  onlySavedOffWait: whole("seconds", 0, 604_800),
  approvalFromUsdCents: cents(0n, 100_000_000_00n),
  mostFeeBasisPoints: whole("basis points", 1, 10_000),
  bumpAfter: whole("seconds", 60, 86_400),
  bumpBitcoinAfter: whole("seconds", 600, 604_800),
  bumpBasisPoints: whole("basis points", 1_000, 10_000),
  mostBumps: whole("count", 0, 20),
  floatFloor: floatFields(),
  floatCeiling: floatFields(),
});

export const lightningFields: Field<LightningPolicy> = group<LightningPolicy>({
  mostUsdCents: cents(1_00n, 100_000_00n),
  mostMonthUsdCents: cents(1_00n, 10_000_000_00n),
  monthSeconds: whole("seconds", 86_400, 7_776_000),
  cautiousUsdCents: cents(0n, 100_000_00n),
  invoiceSeconds: whole("seconds", 60, 86_400),
  leastSecondsLeft: whole("seconds", 10, 3_600),
  mostFeeBasisPoints: whole("basis points", 0, 1_000),
  leastFeeSatoshi: large("count", 0n, 10_000n),
});

export const conversionFields: Field<ConversionPolicy> = group<ConversionPolicy>({
  spreadBasisPoints: whole("basis points", 0, 1_000),
  quoteSeconds: whole("seconds", 5, 300),
  leastUsdCents: cents(1n, 1_000_00n),
  mostUsdCents: cents(1_00n, 100_000_000_00n),
  mostExposureUsdCents: cents(0n, 1_000_000_000_00n),
});

export const spotFields: Field<SpotPolicy> = group<SpotPolicy>({
  makerFeeBasisPoints: whole("basis points", 0, 1_000),
  takerFeeBasisPoints: whole("basis points", 0, 1_000),
  leastUsdCents: cents(1_00n, 1_000_00n),
  mostUsdCents: cents(1_000_00n, 100_000_000_00n),
  mostOpenOrders: whole("count", 1, 1_000),
  mostFills: whole("count", 1, 100),
  protectionBasisPoints: whole("basis points", 1, 5_000),
  bandBasisPoints: whole("basis points", 1, 9_000),
});

export const virtualCardFields: Field<VirtualCardPolicy> = group<VirtualCardPolicy>({
  fromLevel: oneOf("level", tradingLevels),
  mostCards: whole("count", 1, 100),
  issueFeeUsdCents: cents(0n, 1_000_00n),
  topUpFeeBasisPoints: whole("basis points", 0, 1_000),
  withdrawFeeBasisPoints: whole("basis points", 0, 1_000),
  leastUsdCents: cents(1n, 1_000_00n),
  mostTopUpUsdCents: cents(1_00n, 1_000_000_00n),
  mostDayUsdCents: cents(1_00n, 1_000_000_00n),
  mostCardUsdCents: cents(1_00n, 1_000_000_00n),
  pegBasisPoints: whole("basis points", 10, 1_000),
  shownSeconds: seconds(10, 10 * minute),
  mostReveals: whole("count", 1, 1_000),
});

export const providerOrderFields: Field<ProviderOrderPolicy> = group<ProviderOrderPolicy>({
  quoteSeconds: whole("seconds", 10, 600),
  leastUsdCents: cents(1n, 100_00n),
  onRampDayUsdCents: cents(1_00n, 1_000_000_00n),
  offRampDayUsdCents: cents(1_00n, 1_000_000_00n),
  topUpDayUsdCents: cents(1_00n, 10_000_00n),
  topUpFeeBasisPoints: whole("basis points", 0, 2_000),
  mostOpen: whole("count", 1, 100),
});
