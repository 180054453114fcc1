/** The practice pages for either side. */
export const practisePaths = {
  choice: "/practise",
  buy: "/practise/buy",
  sell: "/practise/sell",
} as const;
