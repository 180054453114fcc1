/**
 * The samples' texts. They are data, not interface texts: only developers read them, so they stay
 * out of the message catalogue.
 */
export const sampleWords = {
  short: "Release",
  long: "Release 0.00154291 BTC to a_buyer_with_a_long_name, which cannot be undone by anyone",
  label: "IBAN",
  hint: "As it stands in your bank app.",
  error: "This is no IBAN: two letters and digits are needed.",
  reason: "You need 0.00153 BTC more.",
  value: "PT50 0002 0123 1234 5678 9015 4",
  suffix: "EUR",
  name: "ana_lima",
  longName: "a_trader_with_the_longest_name",
  on: "On",
  off: "Off",
  title: "Your trades will stand here",
  text: "A trade begins with an offer that you take, or with one of yours that someone takes.",
  paragraph: "0.00154291 BTC is held. Do not release before the money is in your account.",
  yes: "Yes",
  buy: "Buy",
  sell: "Sell",
  first: "First",
  second: "Second",
  third: "Third with more words",
} as const;
