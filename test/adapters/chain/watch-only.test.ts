import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import { expect } from "chai";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import { bip84 } from "./bip84.ts";
import { bip32 } from "./bip32.ts";

const zprv = { private: 0x04_b2_43_0c, public: 0x04_b2_47_46 };

describe("Watch-only accounts", () => {
  it("derives the keys of BIP 32", () => {
    for (const { seed, chains } of bip32) {
      const root = HDKey.fromMasterSeed(hex.decode(seed));
      for (const [path, pub, prv] of chains) {
        const derived = root.derive(path);
        expect(derived.publicExtendedKey, path).to.equal(pub);
        expect(derived.privateExtendedKey, path).to.equal(prv);
      }
    }
  });

  it("derives the receiving addresses of BIP 84 from the public key of the account alone", () => {
    const root = HDKey.fromExtendedKey(bip84.rootnode, zprv);
    const account = root.derive("m/84'/0'/0'");
    expect(account.privateExtendedKey).to.equal(bip84.xpriv);
    const watched = new WatchOnlyAccount(account.publicExtendedKey);
    const made = bip84.receiving.map((_, index) => watched.bitcoinAddress(index, "main"));
    expect(made).to.deep.equal(bip84.receiving);
  });

  // The accounts of "test test … junk", which Hardhat and Foundry print at their start.
  it("derives the addresses of Ethereum", () => {
    const seed =
      "9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0";
    const account = HDKey.fromMasterSeed(hex.decode(seed)).derive("m/44'/60'/0'");
    const watched = new WatchOnlyAccount(account.publicExtendedKey);
    expect([0, 1].map((index) => watched.evmAddress(index))).to.deep.equal([
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    ]);
  });

  it("refuses a private key, and what is no key", () => {
    expect(() => new WatchOnlyAccount(bip84.xpriv)).to.throw(TypeError);
    expect(() => new WatchOnlyAccount("xpub")).to.throw();
  });
});
