import { createHash } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import type { SignedTransaction } from "../../application/ports/chain-sender.ts";
import type { ChainPayment } from "../../application/ports/chain-node.ts";

/** What a transaction of a demo's chain says. */
interface EmbeddedSpend {
  /** Like a nonce: whoever signs two with one number can bring only one of them to the chain. */
  readonly number: number;
  readonly address: string;
  readonly token: string | undefined;
  readonly units: bigint;
  /** What the network takes, in base units of its own coin. */
  readonly fee: bigint;
}

/** Signs a spend of the hot wallet; the same spend is always the same transaction. */
export function signSpend(spend: EmbeddedSpend, key: Uint8Array): SignedTransaction {
  const body = textOf(spend);
  const signature = hex.encode(secp256k1.sign(digestOf(body), key, { prehash: false }));
  const raw = JSON.stringify({ body, signature });
  return { transaction: transactionOf(raw), raw };
}

/** Reads a transaction; undefined unless the owner of `publicKey` signed it. */
export function readSpend(
  raw: string,
  publicKey: Uint8Array,
): { readonly number: number; readonly payment: ChainPayment; readonly fee: bigint } | undefined {
  const { body, signature } = JSON.parse(raw) as { body: string; signature: string };
  const isRight = secp256k1.verify(hex.decode(signature), digestOf(body), publicKey, {
    prehash: false,
  });
  if (!isRight) return undefined;
  const [number = "", address = "", token = "", units = "", fee = "0"] = body.split(" ");
  return {
    number: Number(number),
    fee: BigInt(fee),
    payment: {
      transaction: transactionOf(raw),
      place: 0,
      address,
      token: token === "-" ? undefined : token,
      units: BigInt(units),
    },
  };
}

function textOf({ number, address, token, units, fee }: EmbeddedSpend): string {
  return [number, address, token ?? "-", units, fee].join(" ");
}

function transactionOf(raw: string): string {
  return createHash("sha256").update(raw).digest("hex");
}

function digestOf(body: string): Uint8Array {
  return createHash("sha256").update(body).digest();
}
