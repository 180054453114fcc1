const coin = { promised: "12000", owed: "2099999997690000", ceiling: "900000000000000" };

/** What the console shows of hot accounts, with long amounts. */
export const hotAccountsView = {
  accounts: [
    { chain: "bitcoin", address: null, node: "silent", coins: [] },
    {
      chain: "ethereum",
      address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      node: "answers",
      coins: (["below", "above"] as const).map((standing) => ({
        ...coin,
        cryptoCurrencyCode: standing === "above" ? "USDT" : "ETH",
        held: "899999999999999999",
        payable: "899999999999987999",
        floor: "800000000000000",
        standing,
        by: "123456789123456789",
        cold: {
          address: "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
          returnsTo: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
          booked: "899999999999999999",
          returning: "123456789123456789",
          isMoving: false,
        },
      })),
    },
  ],
  moves: [
    {
      id: "move1",
      kind: "token",
      state: "failed",
      cryptoCurrencyCode: "USDT",
      amount: "60000000",
      fee: "1234567890123",
      transaction: `0x${"ab".repeat(32)}`,
      signedAt: "2026-01-02T10:00:00.000Z",
      replaced: 2,
    },
  ],
  returns: (["confirming", "booked", "gone"] as const).map((state) => ({
    id: `return ${state}`,
    state,
    cryptoCurrencyCode: "USDT",
    amount: "60000000",
    fee: "1234567890123",
    feeCurrencyCode: "ETH",
    transaction: `0x${"cd".repeat(32)}`,
    seenAt: "2026-01-02T10:00:00.000Z",
  })),
};
