/** What search engines read of a page that is there to be read. */
interface ContentPage {
  readonly title: string;
  readonly description: string;
}

/** Pages to read, by their paths. */
export const contentPages: Readonly<Record<string, ContentPage>> = {
  "/fees": {
    title: "Fees",
    description:
      "The seller pays one fee for each completed trade; the buyer pays none. What it is for each " +
      "kind of payment.",
  },
  "/about": {
    title: "About",
    description:
      "A marketplace where people trade Bitcoin, Tether and Ethereum with each other, with the " +
      "crypto in escrow until the payment has arrived.",
  },
  "/help": {
    title: "Help",
    description: "How to buy, how to sell, what deadlines and disputes do, and how to stay safe.",
  },
  "/status": {
    title: "Status",
    description: "What works right now: trading, releases and withdrawals, and market prices.",
  },
  "/terms-of-service": {
    title: "Terms of service",
    description: "The rules between users and the operator of this marketplace.",
  },
  "/vendor-terms": {
    title: "Vendor terms",
    description: "The rules for everybody who publishes offers.",
  },
  "/partner-program": {
    title: "Partner programme",
    description: "Bring people to trade here and earn a share of the fees on their trades.",
  },
  "/partner-program/terms": {
    title: "Terms of the partner programme",
    description: "The rules for everybody who shares a referral link.",
  },
  "/privacy-policy": {
    title: "Privacy policy",
    description: "What is kept about users, what for, who sees it, and for how long.",
  },
};
