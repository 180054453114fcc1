const withoutCashback = {
  withCashback: false,
  cashbackPercent: null,
  cashbackMaxValue: null,
};

const withoutCardsAndPlace = { binCodes: [], cardRegions: [] };

/** How anybody is shown an offer that has none of this. */
export const plainCard = {
  ...withoutCardsAndPlace,
  area: null,
  location: "",
  ...withoutCashback,
  onDutyFrom: null,
  deferredEscrow: false,
  multisigEscrow: false,
  isBlocked: false,
  defaultFlowType: "default",
  isAutomated: false,
  rateFormula: null,
  remainingTrades: null,
};

/** How owners are shown an offer that has none of this. */
export const plainOffer = {
  isVpnRefused: false,
  ...withoutCardsAndPlace,
  area: null,
  location: null,
  depositInfo: { isBondInsufficient: false },
  isManualEscrowFeeAllowed: false,
  manualEscrowFee: null,
  tradeDetails: "",
  rateFormula: null,
  dutyHours: null,
  termUntilOnlineMessage: null,
  ...withoutCashback,
};
