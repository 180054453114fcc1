import { pbkdf2Sync } from "node:crypto";
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { TEST_NETWORK } from "@scure/btc-signer/utils.js";
import { WIF } from "@scure/btc-signer/payment.js";
import { expect } from "chai";
import { readBitcoinAddress } from "../../../src/domain/chain/bitcoin-address.ts";
import { bip174 } from "./bip174.ts";
import { bip340 } from "./bip340.ts";
import { bip341 } from "./bip341.ts";
import { bip39 } from "./bip39.ts";
import { bip86 } from "./bip86.ts";
import { eip155 } from "./eip155.ts";

/** As BIP 39 stretches words into a seed. */
function seedOf(words: string, passphrase: string): Uint8Array {
  const salt = `mnemonic${passphrase}`.normalize("NFKD");
  return pbkdf2Sync(words.normalize("NFKD"), salt, 2_048, 64, "sha512");
}

/** As BIP 341 makes an output's key: `root` is the tree of its scripts, none where only the key spends. */
function outputKey(internal: Uint8Array, root: Uint8Array = new Uint8Array(0)) {
  const { taggedHash, lift_x: lift, pointToBytes } = schnorr.utils;
  const tweak = taggedHash("TapTweak", internal, root);
  const { BASE } = secp256k1.Point;
  const point = lift(BigInt(`0x${hex.encode(internal)}`));
  const sum = point.add(BASE.multiply(BigInt(`0x${hex.encode(tweak)}`)));
  return { tweak: hex.encode(tweak), key: hex.encode(pointToBytes(sum)) };
}

function scriptOf(address: string): string | undefined {
  const read = readBitcoinAddress(address, "main");
  return read?.ok ? read.value.script : undefined;
}

describe("The libraries that hold keys and sign", () => {
  it("make the seeds and root keys of BIP 39 from their words", () => {
    for (const [entropy, words, seed, root] of bip39) {
      const made = seedOf(words, "TREZOR");
      expect(hex.encode(made), entropy).to.equal(seed);
      expect(HDKey.fromMasterSeed(made).privateExtendedKey, entropy).to.equal(root);
    }
  });

  it("derive the keys of BIP 86, whose addresses are read as they say", () => {
    const root = HDKey.fromMasterSeed(seedOf(bip86.mnemonic, ""));
    expect(root.privateExtendedKey).to.equal(bip86.rootpriv);
    expect(root.derive("m/86'/0'/0'").publicExtendedKey).to.equal(bip86.xpub);
    for (const { path, internalKey, outputKey: key, scriptPubKey, address } of bip86.derived) {
      const internal = root.derive(path).publicKey!.slice(1);
      expect(hex.encode(internal), path).to.equal(internalKey);
      expect(outputKey(internal).key, path).to.equal(key);
      expect(scriptOf(address), path).to.equal(scriptPubKey);
    }
  });

  it("sign as BIP 340 does, and take and refuse the signatures that it takes and refuses", () => {
    const rows = bip340.trim().split("\n").slice(1);
    expect(rows).to.have.length(15);
    for (const row of rows) {
      const [index, secret = "", key = "", random = "", message = "", signature = "", result] = row
        .toLowerCase()
        .split(",");
      const [signed, said] = [hex.decode(signature), hex.decode(message)];
      expect(schnorr.verify(signed, said, hex.decode(key)), index).to.equal(result === "true");
      if (secret === "") continue;
      expect(hex.encode(schnorr.getPublicKey(hex.decode(secret))), index).to.equal(key);
      const own = schnorr.sign(said, hex.decode(secret), hex.decode(random));
      expect(hex.encode(own), index).to.equal(signature);
    }
  });

  it("make the outputs of BIP 341, whose addresses are read as they say", () => {
    for (const { internalPubkey, merkleRoot, tweak, tweakedPubkey, ...output } of bip341) {
      const root = merkleRoot === null ? undefined : hex.decode(merkleRoot);
      const made = outputKey(hex.decode(internalPubkey), root);
      expect(made, internalPubkey).to.deep.equal({ tweak, key: tweakedPubkey });
      expect(scriptOf(output.bip350Address), internalPubkey).to.equal(output.scriptPubKey);
    }
  });

  it("sign and combine the transactions of BIP 174, and read nothing else as one", () => {
    const [first, second] = [0, 2].map((start) => {
      const transaction = Transaction.fromPSBT(hex.decode(bip174.updated));
      for (const [input, key, publicKey, signature] of bip174.signed.slice(start, start + 2)) {
        transaction.signIdx(WIF(TEST_NETWORK).decode(key), input);
        const [[signer, made] = []] = transaction.getInput(input).partialSig ?? [];
        expect(hex.encode(signer!), key).to.equal(publicKey);
        expect(hex.encode(made!), key).to.equal(signature);
      }
      return transaction;
    });
    const combined = first!.combine(second!);
    combined.finalize();
    expect(combined.isFinal).to.equal(true);
    for (const [what, bytes] of bip174.invalid) {
      expect(() => Transaction.fromPSBT(hex.decode(bytes)), what).to.throw();
    }
  });

  it("sign the example of EIP-155", () => {
    const { chainId, signingData, signingHash, privateKey, ...signed } = eip155;
    const digest = keccak_256(hex.decode(signingData.slice(2)));
    expect(`0x${hex.encode(digest)}`).to.equal(signingHash);
    const options = { prehash: false, format: "recovered" } as const;
    const bytes = secp256k1.sign(digest, hex.decode(privateKey.slice(2)), options);
    const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, "recovered");
    expect({ v: BigInt(chainId * 2 + 35 + recovery), r, s }).to.deep.equal(signed);
  });
});
