import { expect } from "chai";
import {
  parseBlockedAddress,
  screenedSpelling,
} from "../../../src/domain/screening/blocked-address.ts";

const segwit = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const evm = "0x1da5821544e25c636c1417ba96ade4cf6d2f9b5a";
const base58 = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";

describe("the spelling under which addresses are compared", () => {
  it("is one for all spellings of an address that may be written in either case", () => {
    const spellings = [segwit, segwit.toUpperCase(), ` ${segwit} `];
    expect(new Set(spellings.map(screenedSpelling))).to.deep.equal(new Set([segwit]));
    const mixed = "0x1dA5821544E25c636c1417Ba96Ade4Cf6D2f9B5A";
    expect(screenedSpelling(mixed)).to.equal(evm);
  });

  it("keeps the case of an address to which it matters", () => {
    expect(screenedSpelling(base58)).to.equal(base58);
  });

  it("is what staff put on the list, and nothing else gets there", () => {
    for (const typed of [
      segwit,
      segwit.toUpperCase(),
      evm,
      base58,
      "2NBFNJTktNa7GZusGbDbGKRZTxdK9VVez3n",
    ]) {
      const parsed = parseBlockedAddress(typed);
      expect(parsed, typed).to.deep.equal({ ok: true, value: screenedSpelling(typed) });
    }
    for (const typed of [
      "",
      "ana_lima",
      "0x12",
      `${evm}0`,
      "lnbc1",
      "%",
      "bc1 q",
      `${base58}\n2`,
    ]) {
      const refused = { ok: false, refusal: { code: "address_unknown" } };
      expect(parseBlockedAddress(typed), typed).to.deep.equal(refused);
    }
  });
});
