import type { AccountPolicy } from "../account/account-policy.ts";
import type { ChatPolicy } from "../chat/chat-availability.ts";
import type { DisputePolicy } from "../dispute/dispute-policy.ts";
import type { LevelPolicy } from "../kyc/levels.ts";
import type { MarketPolicy } from "../market/market-policy.ts";
import type { FeePolicy } from "../offer/fee-table.ts";
import type { ModerationPolicy } from "../offer/moderation.ts";
import type { OfferPolicy } from "../offer/offer-policy.ts";
import type { StaffPolicy } from "../staff/staff-policy.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import type { TradePolicy } from "../trade/trade-policy.ts";
import type { CoolDownPolicy } from "../trade-start/cool-down.ts";
import type { PairPolicy } from "../trade-start/pair-limit.ts";
import type { StartPolicy } from "../trade-start/start-policy.ts";
import {
  defaultBondPolicy,
  defaultConversionPolicy,
  defaultDepositPolicy,
  defaultLightningPolicy,
  defaultSendPolicy,
  defaultSpotPolicy,
  defaultVirtualCardPolicy,
} from "./default-chain-policy.ts";
import { defaultProviderOrderPolicy } from "./default-provider-policy.ts";
import {
  defaultFlagPolicy,
  defaultPartnerPolicy,
  defaultVerificationPolicy,
} from "./default-people-policy.ts";
import type { Policy } from "./policy.ts";
import { day, hour, minute } from "./units.ts";

/* The numbers that an installation starts with (docs/policy.md): the database keeps them, and rules take them as an argument. */

const usd = (dollars: bigint) => dollars * 100n;

export const defaultFeePolicy: FeePolicy = {
  byGroup: { 1: 300, 2: 100, 3: 100, 4: 100, 5: 50, 6: 100, 7: 100, 8: 100, 43: 100 },
  byMethod: { "itunes-gift-card": 500, "google-play-gift-card": 500 },
  discountPercent: { power_trader: 20, expert_trader: 40 },
};

export const defaultAccountPolicy: AccountPolicy = {
  username: { fewestCharacters: 3, mostCharacters: 20 },
  password: {
    fewestCharacters: 10,
    mostCharacters: 128,
    fewestCharactersOfItsOwn: 6,
    fewestDifferentCharacters: 4,
  },
  session: { idleSeconds: day, absoluteSeconds: 30 * day, activityStepSeconds: minute },
  logIn: { most: 5, windowSeconds: 15 * minute },
  logInAnywhere: { most: 10, windowSeconds: day },
  confirmPassword: { most: 5, windowSeconds: 15 * minute },
  register: { most: 10, windowSeconds: day },
  mostNotifyMinutes: 1_440,
  emailCode: {
    validSeconds: 10 * minute,
    mostWrong: 5,
    resendSeconds: minute,
    sends: { most: 6, windowSeconds: day },
  },
  phoneCode: {
    ofAccount: { most: 10, windowSeconds: day },
    fromAddress: { most: 20, windowSeconds: day },
  },
  recovery: {
    linkSeconds: 30 * minute,
    asks: { most: 10, windowSeconds: day },
    sends: { most: 3, windowSeconds: hour },
  },
  work: { easiestBits: 18, hardestBits: 22, answerSeconds: 10 * minute },
  forInvestigationSeconds: 30 * day,
};

export const defaultDisputePolicy: DisputePolicy = {
  evidenceWithin: 12 * hour,
  supermoderatorsAfter: 24 * hour,
  adminsAfter: 72 * hour,
  silentAfter: 24 * hour,
  newAccountWithin: 7 * day,
  manyCancels: 3,
  recordWithin: 90 * day,
  quickPaidWithin: 5 * minute,
  evidenceAboveCents: 500_00n,
  mostReasonCharacters: 250,
  fewestExplanationCharacters: 20,
  mostExplanationCharacters: 2_000,
  mostReferenceCharacters: 140,
};

/** Of terms, instructions and messages (specification, section 9; answers 13). */
const longTextCharacters = 2_500;

export const defaultTextPolicy: TextPolicy = {
  mostMessageCharacters: longTextCharacters,
  mostFeedbackCharacters: 250,
  mostBioCharacters: 180,
  mostBioLines: 3,
  mostStatusCharacters: 60,
  mostPersonNameCharacters: 50,
};

export const defaultStaffPolicy: StaffPolicy = {
  session: { idleSeconds: 15 * minute, absoluteSeconds: 8 * hour, activityStepSeconds: minute },
  logIn: { most: 5, windowSeconds: 15 * minute },
  logInAnywhere: { most: 10, windowSeconds: day },
  wrongCode: { most: 10, windowSeconds: 15 * minute },
  invitation: { most: 10, windowSeconds: 15 * minute },
  enrolmentSeconds: 10 * minute,
  freshProofSeconds: 15 * minute,
  invitationSeconds: day,
  proposalSeconds: 7 * day,
  restrictionAtMostSeconds: 7 * day,
  haltEndAskSeconds: day,
};

export const defaultTradePolicy: TradePolicy = {
  fundingWindow: hour,
  sellerCancelAfter: 5 * minute,
  staffCancelNotice: hour,
  cardDeclinesAtMost: 3,
  extensionsAtMost: 2,
  withdrawPaidWithin: 10 * minute,
  withdrawPaidLeaves: 15 * minute,
  proofAge: 5 * minute,
  sessionProofBelowCents: 100_00n,
  sessionProofAge: day,

  disputeAfterPaid: 180 * minute,
  disputeAfterQuickPaid: 30 * minute,
  quickPaidWithin: 5 * minute,
  disputeAfterWithdrawal: hour,
  staleAfter: 7 * day,
  staleAfterSettlement: 3 * day,

  largeVerdictAboveCents: 10_000_00n,
  appeals: true,
  appealWindow: 7 * day,
  smallAppealWindow: day,
  smallAppealBelowCents: 500_00n,
  appealTellAdminsAfter: 72 * hour,
  appealStandsAfter: 14 * day,
  payoutAgainAfter: 30 * minute,
  clockStandsAtMost: day,
  multisigDisputeWithin: 60 * day,
  multisigWarnBefore: 14 * day,
  outageAfter: minute,

  chargebackWithin: 180 * day,
  chargebackAnswerWithin: 72 * hour,
  instalmentsAtMost: 24,
  planBeginsWithin: 30 * day,
  instalmentReminder: 3 * day,
  feedbackWithin: 30 * day,
  detailsWholeFor: 30 * day,

  reopenWithin: 7 * day,
  reopeningsAtMost: 2,
  latePaidReopenWithin: day,

  proposalValid: hour,
  reQuoteValid: 10 * minute,
  reopenProposalValid: 7 * day,
  refundConfirmedWithin: 72 * hour,
  amendAtMostPercent: 120,
  volatilityBand: { BTC: 300, USDT: 100, ETH: 300 },
};

export const defaultOfferPolicy: OfferPolicy = {
  marginBasisPoints: { least: -5_000, most: 10_000 },
  vendorMarginBasisPoints: { least: -9_999, most: 2_100_000 },
  windowMinutes: { least: 30, most: 43_200 },
  termsLength: longTextCharacters,
  labelLength: 25,
  tags: 3,
  tagLength: 20,
  predefinedAmounts: 15,
  paymentDetails: 10,
  paymentDetailLabelLength: 40,
  paymentDetailValueLength: 200,
  idLevel: 2,
  giftCardUsdCents: 20_000n,
  farBasisPoints: 5_000n,
  askBasisPoints: { favorable: 2_000, unfavorable: 500 },
  mostCashbackBasisPoints: 1_000,
  favorites: 200,
  drafts: { most: 10, keptSeconds: 30 * day },
  holidaySeconds: 180 * day,
  guardReturnBasisPoints: 50,
  activeOffers: { firstLevel: 6, fromSecondLevel: 15, vendor: 180 },
  caps: true,
  stablecoinsByPrice: false,
  assetsWithoutId: false,
  manualFee: { otc: false, silentPool: false, mostBasisPoints: 500, isBelowTableAllowed: false },
  promotion: {
    aMonth: { vendor: 3, others: 1 },
    seconds: day,
    aheadSeconds: 30 * day,
    noteLength: 200,
  },
  penalty: { trades: 3, withinSeconds: 7 * day, points: 10, resetSeconds: 7 * day },
};

export const defaultModerationPolicy: ModerationPolicy = {
  appealWithinSeconds: 7 * day,
  fewestCharacters: 10,
  mostCharacters: 1_000,
};

export const defaultMarketPolicy: MarketPolicy = {
  refreshSeconds: 60,
  showSeconds: 1_800,
  startSeconds: 300,
  outlierBasisPoints: 500n,
  agreementBasisPoints: 200n,
  jumpBasisPoints: 1_000n,
  jumpSeconds: 600,
};

export const defaultChatPolicy: ChatPolicy = {
  openAfterEndedUnpaid: 7 * day,
  openAfterCompleted: 30 * day,
  contentKept: 180 * day,
};

export const defaultLevelPolicy: LevelPolicy = [
  {
    from: 1,
    limits: {
      perTradeUsdCents: usd(1_000n),
      recentUsdCents: usd(1_000n),
      lifetimeUsdCents: usd(10_000n),
    },
  },
  {
    from: 1.5,
    limits: {
      perTradeUsdCents: usd(2_500n),
      recentUsdCents: usd(2_500n),
      lifetimeUsdCents: usd(25_000n),
    },
  },
  { from: 2, limits: { perTradeUsdCents: usd(10_000n), recentUsdCents: usd(50_000n) } },
  { from: 2.5, limits: { perTradeUsdCents: usd(50_000n), recentUsdCents: usd(200_000n) } },
  { from: 3, limits: {} },
];

export const defaultPairPolicy: PairPolicy = { most: 2, mostOfNewBuyer: 1 };

export const defaultCoolDownPolicy: CoolDownPolicy = {
  markSeconds: 7 * day,
  pauses: [
    { marks: 3, withinSeconds: day, pauseSeconds: hour },
    { marks: 6, withinSeconds: day, pauseSeconds: day },
  ],
  marksToAskId: 12,
  sameOfferSeconds: 10 * minute,
};

export const defaultStartPolicy: StartPolicy = {
  ratesAtMostSeconds: 300,
  worseAtMostBasisPoints: 25n,
  leastUsdCents: 100n,
  activeWithoutId: 2,
  idLevel: 2,
  levelCheck: true,
  levels: defaultLevelPolicy,
  recentSeconds: day,
  coolDown: defaultCoolDownPolicy,
  pair: defaultPairPolicy,
  watchedCountries: {},
  idFirstCountries: {},
  bond: defaultBondPolicy,
};

export const defaultPolicy: Policy = {
  fees: defaultFeePolicy,
  offer: defaultOfferPolicy,
  moderation: defaultModerationPolicy,
  market: defaultMarketPolicy,
  start: defaultStartPolicy,
  trade: defaultTradePolicy,
  chat: defaultChatPolicy,
  dispute: defaultDisputePolicy,
  texts: defaultTextPolicy,
  account: defaultAccountPolicy,
  staff: defaultStaffPolicy,
  flags: defaultFlagPolicy,
  partner: defaultPartnerPolicy,
  deposit: defaultDepositPolicy,
  send: defaultSendPolicy,
  lightning: defaultLightningPolicy,
  verification: defaultVerificationPolicy,
  conversion: defaultConversionPolicy,
  spot: defaultSpotPolicy,
  virtualCard: defaultVirtualCardPolicy,
  providerOrder: defaultProviderOrderPolicy,
};
