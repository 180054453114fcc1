import { expect } from "chai";
import fc from "fast-check";
import { parseAddress } from "../../../src/domain/chain/address.ts";
import { readBitcoinAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { chainOf, type ChainNetwork } from "../../../src/domain/chain/chain.ts";
import type { RealAsset } from "../../../src/domain/money/asset.ts";
import { eip55, invalidSegwit, validSegwit } from "./segwit-vectors.ts";

const keyHash = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const scriptHash = "3P14159f73E4gFr7JterCCQh9QjiTjiZrG";

function codeOf(text: string, asset: RealAsset = "BTC", network: ChainNetwork = "main") {
  const parsed = parseAddress(text, asset, network);
  return parsed.ok ? "accepted" : parsed.refusal.code;
}

describe("Addresses", () => {
  it("reads every valid address of BIP 350 on its own network, and no other", () => {
    for (const [address, script] of validSegwit) {
      const own = address.toLowerCase().startsWith("bc") ? "main" : "test";
      const read = readBitcoinAddress(address, own);
      expect(read, address).to.deep.equal({
        ok: true,
        value: { text: address.toLowerCase(), script },
      });
      const other = own === "main" ? "test" : "main";
      expect(codeOf(address, "BTC", other), address).to.equal("address_of_other_network");
    }
  });

  it("refuses every invalid address of BIP 173 and BIP 350", () => {
    for (const [address, reason] of invalidSegwit) {
      for (const network of ["main", "test", "regtest"] as const) {
        expect(codeOf(address, "BTC", network), reason).to.be.oneOf([
          "address_mistyped",
          "address_unknown",
        ]);
      }
    }
  });

  it("reads the addresses of EIP-55, and no other capitals", () => {
    for (const address of eip55) {
      expect(codeOf(address, "ETH"), address).to.equal("accepted");
      expect(codeOf(address.toLowerCase(), "USDT"), address).to.equal("accepted");
      const other = address
        .slice(2)
        .replaceAll(/[a-f]/gi, (sign) =>
          sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
        );
      expect(codeOf(`0x${other}`, "ETH"), address).to.equal("address_mistyped");
    }
  });

  it("stores one spelling of each address", () => {
    for (const address of eip55) {
      const read = parseAddress(` ${address.toLowerCase()} `, "ETH", "main");
      expect(read).to.deep.equal({ ok: true, value: { chain: "ethereum", text: address } });
    }
  });

  const rows: readonly (readonly [string, RealAsset, ChainNetwork, string, string])[] = [
    ["the first address of all", "BTC", "main", keyHash, "accepted"],
    ["a script's", "BTC", "main", scriptHash, "accepted"],
    ["of the other network", "BTC", "regtest", keyHash, "address_of_other_network"],
    ["with a wrong letter", "BTC", "main", `${keyHash.slice(0, -1)}b`, "address_mistyped"],
    ["Ethereum's for Bitcoin", "BTC", "main", eip55[0] ?? "", "address_of_other_coin"],
    ["Bitcoin's for Tether", "USDT", "main", keyHash, "address_of_other_coin"],
    // The contract of Tether on Tron.
    [
      "Tron's for Tether",
      "USDT",
      "main",
      "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
      "address_of_other_coin",
    ],
    ["the zero address", "ETH", "main", `0x${"0".repeat(40)}`, "address_of_nobody"],
    ["an invoice", "BTC", "main", `lnbc2500u1${"p".repeat(200)}`, "address_is_invoice"],
    ["a name", "BTC", "main", "satoshi", "address_unknown"],
    ["nothing", "BTC", "main", "", "address_unknown"],
    ["a control character", "BTC", "main", `${keyHash}\u0000`, "address_unknown"],
  ];
  for (const [name, asset, network, text, code] of rows) {
    it(`${code === "accepted" ? "accepts" : "refuses"} ${name}`, () => {
      expect(codeOf(text, asset, network)).to.equal(code);
    });
  }

  it("notices every single wrong letter", () => {
    const known = [...validSegwit.map(([address]) => address.toLowerCase()), keyHash, scriptHash];
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.nat(),
        fc.constantFrom(..."023456789acdefghjklmnpqrstuvwxyzABCDEFGHJ".split("")),
        (address, at, sign) => {
          const place = at % address.length;
          if (address[place] === sign) return;
          const wrong = address.slice(0, place) + sign + address.slice(place + 1);
          expect(codeOf(wrong)).not.to.equal("accepted");
          expect(codeOf(wrong, "BTC", "test")).not.to.equal("accepted");
        },
      ),
    );
  });

  it("answers whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom(...(Object.keys(chainOf) as RealAsset[])),
        (text, asset) => {
          expect(codeOf(text, asset)).to.be.a("string");
        },
      ),
    );
  });
});
