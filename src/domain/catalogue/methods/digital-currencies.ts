import type { MethodRow } from "./method-row.ts";

/** Coins of other chains. */
export const digitalCurrencies: readonly MethodRow[] = [
  [701, "litecoin", "Litecoin"],
  [702, "monero", "Monero"],
  [703, "dogecoin", "Dogecoin"],
  [704, "bitcoin-cash", "Bitcoin Cash"],
  [705, "dash", "Dash"],
  [706, "zcash", "Zcash"],
  [707, "xrp", "XRP"],
  [708, "stellar", "Stellar"],
  [709, "cardano", "Cardano"],
  [710, "solana", "Solana"],
  [711, "polygon", "Polygon"],
  [712, "avalanche", "Avalanche"],
  [713, "tron", "TRON"],
  [714, "bnb", "BNB"],
  [715, "usd-coin", "USD Coin"],
  [716, "dai", "Dai"],
  [717, "toncoin", "Toncoin"],
  [718, "polkadot", "Polkadot"],
  [719, "cosmos", "Cosmos"],
  [720, "ethereum-classic", "Ethereum Classic"],
  [721, "nano", "Nano"],
  [722, "algorand", "Algorand"],
];
