/** Where one practises, on either side. */
export const practisePaths = {
  choice: "/practise",
  buy: "/practise/buy",
  sell: "/practise/sell",
} as const;
