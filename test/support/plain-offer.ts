/** How owners are shown an offer that has none of this. */
export const plainOffer = {
  dutyHours: null,
  termUntilOnlineMessage: null,
  withCashback: false,
  cashbackPercent: null,
  cashbackMaxValue: null,
};
