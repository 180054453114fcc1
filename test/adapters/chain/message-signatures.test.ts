import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { WIF } from "@scure/btc-signer/payment.js";
import { expect } from "chai";
import {
  signBitcoinMessage,
  signEthereumMessage,
} from "../../../src/adapters/chain/message-signatures.ts";
import {
  isSignedByBitcoin,
  isSignedByEthereum,
} from "../../../src/adapters/web-ui/liability/message-signers.ts";
import { bip322 } from "./bip322.ts";
import { personalSign } from "./personal-sign.ts";

function keyOf(secret: Uint8Array) {
  return { secret, publicKey: secp256k1.getPublicKey(secret) };
}

describe("Signatures over messages", () => {
  const bitcoinKey = keyOf(WIF().decode(bip322.privateKey));
  const ethereumKey = keyOf(hex.decode(personalSign.privateKey.slice(2)));

  it("of Bitcoin are the ones of BIP 322", () => {
    for (const { message, signatures } of bip322.simple) {
      const signed = signBitcoinMessage(message, bitcoinKey);
      expect(signatures, message).to.include(`smp${signed}`);
    }
  });

  it("of Bitcoin are taken and refused as BIP 322 does, with and without their prefix", () => {
    const { address } = bip322;
    for (const { message, signatures } of bip322.simple) {
      for (const signature of signatures) {
        expect(isSignedByBitcoin(message, address, signature), signature).to.equal(true);
        expect(isSignedByBitcoin(message, address, signature.slice(3))).to.equal(true);
        expect(isSignedByBitcoin(`${message}.`, address, signature)).to.equal(false);
      }
    }
    for (const { message, signature } of bip322.refused) {
      expect(isSignedByBitcoin(message, address, signature), signature).to.equal(false);
    }
  });

  it("of Bitcoin count for no other address, and for no other kind of signature", () => {
    const [{ message, signatures }] = bip322.simple;
    const other = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";
    expect(isSignedByBitcoin(message, other, signatures[0])).to.equal(false);
    // 02 | 47 | signature with its kind | 21 | key: another kind, and one byte more at the end.
    const bytes = Buffer.from(signatures[0].slice(3), "base64");
    const kind = Buffer.from(bytes);
    kind[1 + bytes[1]!] = 2;
    expect(isSignedByBitcoin(message, bip322.address, kind.toString("base64"))).to.equal(false);
    const longer = Buffer.concat([bytes, Buffer.of(0)]).toString("base64");
    expect(isSignedByBitcoin(message, bip322.address, longer)).to.equal(false);
  });

  it("of Ethereum are the ones of `eth.accounts.sign`", () => {
    const { message, signature } = personalSign;
    expect(signEthereumMessage(message, ethereumKey)).to.equal(signature);
  });

  it("of Ethereum are taken of their signer and message alone", () => {
    const { message, address, signature } = personalSign;
    expect(isSignedByEthereum(message, address, signature)).to.equal(true);
    expect(isSignedByEthereum(`${message}.`, address, signature)).to.equal(false);
    expect(isSignedByEthereum(message, `${address.slice(0, -1)}4`, signature)).to.equal(false);
    expect(isSignedByEthereum(message, address, signature.slice(0, -2))).to.equal(false);
    expect(isSignedByEthereum(message, address, "0x")).to.equal(false);
  });
});
