import { expect } from "chai";
import fc from "fast-check";
import {
  bitcoinLink,
  ethereumLink,
  parseBitcoinLink,
} from "../../../src/domain/chain/payment-link.ts";
import { money } from "../../../src/domain/money/money.ts";
import { eip55 } from "./segwit-vectors.ts";

const address = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";
const [holder = "", token = ""] = eip55;

describe("Payment links", () => {
  it("reads back every amount that it writes", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 21_000_000n * 100_000_000n }), (units) => {
        const amount = money("BTC", units);
        const link = bitcoinLink(address, amount);
        expect(parseBitcoinLink(link)).to.deep.equal({ address, amount });
      }),
    );
  });

  it("reads a link without an amount, and leaves out what only informs", () => {
    const read = { address, amount: undefined };
    expect(parseBitcoinLink(`BITCOIN:${address}?label=Luke-Jr`)).to.deep.equal(read);
    expect(parseBitcoinLink(bitcoinLink(address))).to.deep.equal(read);
  });

  for (const [name, link] of [
    ["a condition that nobody here knows", `bitcoin:${address}?req-somethingyoudontunderstand=50`],
    ["an amount below zero", `bitcoin:${address}?amount=-1`],
    ["an amount that is no number", `bitcoin:${address}?amount=1e3`],
    ["another scheme", `litecoin:${address}`],
    ["no address", "bitcoin:?amount=1"],
  ] as const) {
    it(`does not follow a link with ${name}`, () => {
      expect(parseBitcoinLink(link)).to.equal(undefined);
    });
  }

  it("asks for Ether, and for a token's transfer (EIP-681)", () => {
    expect(ethereumLink(holder, { chainId: 1, token: undefined })).to.equal(`ethereum:${holder}@1`);
    expect(ethereumLink(holder, { chainId: 1, token })).to.equal(
      `ethereum:${token}@1/transfer?address=${holder}`,
    );
  });
});
