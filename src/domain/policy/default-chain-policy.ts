import type { BondPolicy } from "../bond/bond-policy.ts";
import type { ConversionPolicy } from "../conversion/conversion-policy.ts";
import type { DepositPolicy } from "../deposit/deposit-policy.ts";
import type { LightningPolicy } from "../lightning/lightning-policy.ts";
import type { SendPolicy } from "../send/send-policy.ts";
import type { SpotPolicy } from "../spot/spot-policy.ts";
import type { VirtualCardPolicy } from "../virtual-card/virtual-card-policy.ts";

/* The numbers of deposits, sends, Lightning, conversions, bonds, spot trading and virtual cards that an installation starts with (docs/policy.md). */

const minute = 60;
const day = 24 * 60 * minute;

export const defaultDepositPolicy: DepositPolicy = {
  smallBlocks: 3,
  largeBlocks: 6,
  largeFromSatoshi: 100_000_000n,
  finalityBlocks: 64,
  least: { BTC: 1_000n, USDT: 1_000_000n, ETH: 1_000_000_000_000_000n },
  driftTolerance: { BTC: 1_000n, USDT: 0n, ETH: 0n },
  sweepFrom: { USDT: 50_000_000n, ETH: 20_000_000_000_000_000n },
  mostSweepFee: 2_000_000_000_000_000n,
};

export const defaultSendPolicy: SendPolicy = {
  least: { BTC: 20_000n, USDT: 10_000_000n, ETH: 5_000_000_000_000_000n },
  newAddressHold: 15 * minute,
  cautiousHold: day,
  youngSession: day,
  afterRecovery: 7 * day,
  repeatWithin: 10 * minute,
  savedAddressWait: day,
  onlySavedOffWait: day,
  approvalFromUsdCents: 10_000_00n,
  mostFeeBasisPoints: 2_500,
  bumpAfter: 10 * minute,
  bumpBitcoinAfter: 120 * minute,
  bumpBasisPoints: 2_500,
  mostBumps: 6,
  floatFloor: { BTC: 0n, USDT: 0n, ETH: 0n },
  floatCeiling: { BTC: 0n, USDT: 0n, ETH: 0n },
};

export const defaultLightningPolicy: LightningPolicy = {
  mostUsdCents: 750_00n,
  mostMonthUsdCents: 10_000_00n,
  monthSeconds: 30 * day,
  cautiousUsdCents: 100_00n,
  invoiceSeconds: 60 * minute,
  leastSecondsLeft: minute,
  mostFeeBasisPoints: 100,
  leastFeeSatoshi: 10n,
};

export const defaultConversionPolicy: ConversionPolicy = {
  spreadBasisPoints: 50,
  quoteSeconds: 30,
  leastUsdCents: 1_00n,
  mostUsdCents: 10_000_00n,
  mostExposureUsdCents: 100_000_00n,
};

export const defaultSpotPolicy: SpotPolicy = {
  makerFeeBasisPoints: 10,
  takerFeeBasisPoints: 10,
  leastUsdCents: 5_00n,
  mostUsdCents: 100_000_00n,
  mostOpenOrders: 50,
  mostFills: 50,
  protectionBasisPoints: 300,
  bandBasisPoints: 1_000,
};

export const defaultVirtualCardPolicy: VirtualCardPolicy = {
  fromLevel: 2,
  mostCards: 5,
  issueFeeUsdCents: 2_00n,
  topUpFeeBasisPoints: 100,
  withdrawFeeBasisPoints: 0,
  leastUsdCents: 5_00n,
  mostTopUpUsdCents: 1_000_00n,
  mostDayUsdCents: 2_000_00n,
  mostCardUsdCents: 5_000_00n,
  pegBasisPoints: 200,
  shownSeconds: 60,
  mostReveals: 20,
};

export const defaultBondPolicy: BondPolicy = {
  baseSatoshi: 500_000n,
  mostSatoshi: 10_000_000n,
  lostWithin: 90 * day,
  returnAfter: 7 * day,
};
