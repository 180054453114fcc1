const withoutCashback = {
  withCashback: false,
  cashbackPercent: null,
  cashbackMaxValue: null,
};

/** How anybody is shown an offer that has none of this. */
export const plainCard = {
  ...withoutCashback,
  onDutyFrom: null,
  deferredEscrow: false,
  isBlocked: false,
  defaultFlowType: "default",
};

/** How owners are shown an offer that has none of this. */
export const plainOffer = {
  dutyHours: null,
  termUntilOnlineMessage: null,
  ...withoutCashback,
};
