import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bech32, hex } from "@scure/base";
import { expect } from "chai";
import { readInvoice, writeInvoice } from "../../../src/adapters/lightning/bolt11.ts";
import { invoiceVectors } from "./bolt11-vectors.ts";

const payee = "03e7156ae33b0a208d0744199163177e909e80176e55d97a2f221ede0f934dd9ad";
const hash = "0001020304050607080900010203040506070809000102030405060708090102";

describe("an invoice of Lightning", () => {
  for (const { description, valid, invoice } of invoiceVectors) {
    it(`is ${valid ? "read" : "refused"}: ${description.slice(0, 60)}`, () => {
      expect(readInvoice(invoice) !== undefined).to.equal(valid);
    });
  }

  it("says what it says in the examples of its standard", () => {
    const [donation, coffee, nonsense] = invoiceVectors.map(({ invoice }) => readInvoice(invoice));
    const createdAt = 1_496_314_658_000;
    expect(donation).to.deep.equal({
      network: "main",
      millisatoshi: undefined,
      hash,
      payee,
      description: "Please consider supporting this project",
      createdAt,
      expiresAt: createdAt + 3_600_000,
    });
    expect(coffee).to.include({
      millisatoshi: 250_000_000n,
      description: "1 cup coffee",
      expiresAt: createdAt + 60_000,
    });
    expect(nonsense).to.include({ description: "ナンセンス 1杯", payee });
    expect(readInvoice(invoiceVectors[4]!.invoice)).to.include({ network: "test" });
    expect(readInvoice(invoiceVectors[10]!.invoice)).to.include({ millisatoshi: 967_878_534n });
  });

  it("is no longer of its payee when somebody changed the amount and made the checksum right", () => {
    const { words } = bech32.decode(invoiceVectors[1]!.invoice as `${string}1${string}`, false);
    const forged = bech32.encode("lnbc2500n", words, false);
    expect(readInvoice(forged)?.payee).not.to.equal(payee);
  });

  it("can be written, and read again", () => {
    const key = hex.decode("e126f68f7eafcc8b74f54d269fe206be715000f94dac067d1c04a8ca3b2db734");
    const secret = createHash("sha256").update("secret").digest();
    const wanted = { satoshi: 12_345n, hash, secret, description: "Two books", expirySeconds: 900 };
    const createdAt = 1_790_000_000_000;
    const invoice = writeInvoice({ prefix: "lnbcrt", createdAt, ...wanted }, key);
    expect(invoice).to.match(/^lnbcrt123450n1/);
    expect(readInvoice(invoice)).to.deep.equal({
      network: "regtest",
      millisatoshi: 12_345_000n,
      hash,
      payee: hex.encode(secp256k1.getPublicKey(key)),
      description: "Two books",
      createdAt,
      expiresAt: createdAt + 900_000,
    });
  });
});
