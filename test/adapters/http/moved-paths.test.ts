import { expect } from "chai";
import { movedTo } from "../../../src/adapters/http/inbound/pages/moved-paths.ts";

describe("paths that moved", () => {
  const table: readonly (readonly [path: string, to: string, status: number])[] = [
    ["/buy", "/buy/bitcoin", 302],
    ["/password/reset", "/recover", 302],
    ["/calculator/btc-to-EUR", "/calculator/btc-to-eur", 301],
    ["/calculator/btc-to-hrk", "/calculator/btc-to-eur", 301],
    ["/calculator/btc-to-sll", "/calculator/btc-to-sle", 301],
    ["/trading/buy-btc/paypal", "/trading/buy-bitcoin/paypal", 301],
    ["/trading/sell-USDT/PayPal", "/trading/sell-tether/paypal", 301],
    [
      "/sell-giftcard-for-eth/amazon-gift-card",
      "/sell-giftcard-for-ethereum/amazon-gift-card",
      301,
    ],
    ["/Country/Portugal", "/country/portugal", 301],
  ];
  for (const [path, to, status] of table) {
    it(`lead from ${path} to ${to}`, () => {
      expect(movedTo(path)).to.deep.equal({ to, status });
    });
  }

  for (const path of [
    "/calculator/btc-to-eur",
    "/trading/buy-bitcoin/paypal",
    "/buy-giftcard/amazon-gift-card",
    "/country/portugal",
    "/Buy",
    "/toString",
  ]) {
    it(`are not those that stay where they are, such as ${path}`, () => {
      expect(movedTo(path)).to.equal(undefined);
    });
  }
});
