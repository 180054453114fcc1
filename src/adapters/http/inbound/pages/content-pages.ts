/** What search engines read of a page that always has the same address. */
interface ContentPage {
  readonly title: string;
  readonly description: string;
}

/** Pages that are always there, by their paths. */
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
  "/academy": {
    title: "Academy",
    description:
      "How escrow works, your first trade, payment methods, fees, wallets, disputes and staying safe: " +
      "everything about trading crypto with people.",
  },
  "/blog": {
    title: "Blog",
    description: "News about the marketplace and about trading crypto with people.",
  },
  "/verify-case": {
    title: "Check a case file",
    description:
      "Checks in your browser, also without a network, whether the case file of a trade is as it was written.",
  },
  "/proof-of-liabilities": {
    title: "What we owe",
    description:
      "The total of all balances, published every day, and how everyone checks that their own balance " +
      "is in it.",
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
    description: "The rules for everyone who publishes offers.",
  },
  "/partner-program": {
    title: "Partner programme",
    description: "Bring people to trade here and earn a share of the fees on their trades.",
  },
  "/partner-program/terms": {
    title: "Terms of the partner programme",
    description: "The rules for everyone who shares a referral link.",
  },
  "/ambassador-program": {
    title: "Ambassador programme",
    description:
      "What ambassadors do and get, the terms that hold for them, and how to become one.",
  },
  "/privacy-policy": {
    title: "Privacy policy",
    description: "What is kept about users, what for, who sees it, and for how long.",
  },
  "/buy-crypto-instantly": {
    title: "Buy crypto instantly",
    description:
      "Say how much you want to pay, see the best offer that you can take now and why it is the " +
      "best, and start the trade with one click.",
  },
  "/landing/spot-trading": {
    title: "Spot trading",
    description:
      "An order book for Bitcoin and Ethereum against USDT: the prices of the last day, how orders " +
      "are matched, and what they cost.",
  },
  "/otc-desk": {
    title: "OTC desk",
    description:
      "Offers of vendors and companies for large trades in Bitcoin, Tether and Ethereum. The crypto is held in " +
      "escrow until the payment has arrived.",
  },
  "/gift-cards": {
    title: "Gift cards",
    description:
      "Buy and sell gift cards for Bitcoin, Tether and Ethereum with people. The crypto is held in " +
      "escrow until the card is checked.",
  },
  "/gift-card-store": {
    title: "Gift card store",
    description: "Every brand of gift cards that someone buys or sells for crypto right now.",
  },
  "/gift-card-store/search": {
    title: "Find gift cards",
    description: "Offers that trade gift cards for crypto, by brand and amount.",
  },
  "/statistics": {
    title: "Market statistics",
    description:
      "How people traded here in the last month: trades, volume and the median time to release, by " +
      "payment method and by country.",
  },
  "/bitcoin-wallet": {
    title: "Bitcoin wallet",
    description:
      "A wallet for Bitcoin, Tether and Ethereum that comes with every account: what is in it, what " +
      "trades hold, and every movement.",
  },
  "/refugees": {
    title: "Help for refugees",
    description:
      "Ways to receive and to pay money when you had to leave home: methods without an escrow fee, " +
      "and what to look out for.",
  },
};
