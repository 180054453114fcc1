import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { expect } from "chai";
import {
  balanceCall,
  readEvm,
  signEvm,
  transferCall,
} from "../../../src/adapters/chain/evm-transaction.ts";
import {
  decodeRlp,
  encodeRlp,
  numberBytes,
  type RlpItem,
} from "../../../src/adapters/chain/rlp.ts";
import { withChecksum } from "../../../src/domain/chain/evm-address.ts";
import { eip1559, eip1559Chain, eip1559Key, eip1559Recipient, eip1559Sender } from "./eip1559.ts";
import { rlpRefused, rlpVectors, type RlpInput } from "./rlp-vectors.ts";

const itemOf = (input: RlpInput): RlpItem => {
  if (typeof input === "string") return new TextEncoder().encode(input);
  return typeof input === "object" ? input.map(itemOf) : numberBytes(BigInt(input));
};
const bytesOf = (text: string) => hex.decode(text.replace(/^0x/, "").toLowerCase());

describe("RLP", () => {
  it("is written and read as its vectors say", () => {
    for (const [input, output] of rlpVectors) {
      const item = itemOf(input);
      expect(`0x${hex.encode(encodeRlp(item))}`).to.equal(output);
      expect(decodeRlp(bytesOf(output))).to.deep.equal(item);
    }
  });

  it("is nothing that could be written in two ways", () => {
    for (const text of rlpRefused) expect(() => decodeRlp(bytesOf(text)), text).to.throw(TypeError);
    expect(() => decodeRlp(bytesOf("0x0101"))).to.throw(TypeError);
    expect(() => decodeRlp(new Uint8Array(0))).to.throw(TypeError);
  });
});

describe("transactions of Ethereum", () => {
  const secret = hex.decode(eip1559Key);
  const transaction = (row: (typeof eip1559)[number]) => {
    const [nonce, value, gas, tip, maxFee] = row;
    return {
      chainId: eip1559Chain,
      nonce,
      value: BigInt(value),
      gas: BigInt(gas),
      tip: BigInt(tip),
      maxFee: BigInt(maxFee),
      to: withChecksum(eip1559Recipient.slice(2)),
      data: new Uint8Array(0),
    };
  };

  it("are signed as others sign them", () => {
    for (const row of eip1559) {
      const { raw } = signEvm(transaction(row), secret);
      expect(decodeRlp(bytesOf(row[5]))).to.deep.equal(bytesOf(raw));
    }
  });

  it("are read with their hash and their sender", () => {
    const read = readEvm(eip1559Sender.txbytes);
    expect(read.hash).to.equal(eip1559Sender.hash);
    expect(read.from.toLowerCase()).to.equal(eip1559Sender.sender);
    for (const row of eip1559) {
      const signed = signEvm(transaction(row), secret);
      const { from, hash, ...fields } = readEvm(signed.raw);
      expect(fields).to.deep.equal(transaction(row));
      expect(hash).to.equal(signed.transaction);
      expect(from).to.equal(readEvm(signEvm(transaction(eip1559[0]), secret).raw).from);
    }
  });

  it("are not read with a signature that somebody twisted, or as another kind", () => {
    const raw = bytesOf(signEvm(transaction(eip1559[0]), secret).raw);
    const fields = decodeRlp(raw.slice(1)) as RlpItem[];
    const other = secp256k1.Point.CURVE().n - BigInt(`0x${hex.encode(fields[11] as Uint8Array)}`);
    const parity = (fields[9] as Uint8Array).length === 0 ? 1n : 0n;
    const twisted = [...fields.slice(0, 9), numberBytes(parity), fields[10]!, numberBytes(other)];
    const written = (kind: string, items: RlpItem) => `${kind}${hex.encode(encodeRlp(items))}`;
    expect(() => readEvm(written("02", twisted))).to.throw("not the one of its two");
    expect(() => readEvm(written("01", fields))).to.throw(TypeError);
    expect(() => readEvm(written("02", fields.slice(0, 9)))).to.throw(TypeError);
  });

  it("call a token as ERC-20 names its calls", () => {
    const call = hex.encode(transferCall(eip1559Recipient, 1_000_000n));
    expect(call).to.equal(
      `a9059cbb${"0".repeat(60)}aaaa${(1_000_000).toString(16).padStart(64, "0")}`,
    );
    expect(balanceCall(eip1559Recipient)).to.equal(`0x70a08231${"0".repeat(60)}aaaa`);
  });
});
