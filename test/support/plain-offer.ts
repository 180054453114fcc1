/** How owners are shown an offer that has none of this. */
export const plainOffer = {
  withCashback: false,
  cashbackPercent: null,
  cashbackMaxValue: null,
};
