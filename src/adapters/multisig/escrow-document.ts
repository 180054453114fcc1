import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import {
  keyHolders,
  type EscrowCoin,
  type MultisigEscrow,
} from "../../domain/multisig-escrow/escrow-terms.ts";
import { isExitBlocks } from "../../domain/multisig-escrow/exit-time.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { escrowAddress, escrowDescriptor } from "./escrow-script.ts";

const format = "peerhold-multisig-escrow/1";

/** All that is public of an escrow: with the words of a party it is enough to sign, without the platform. */
export interface EscrowDocument {
  readonly escrow: MultisigEscrow;
  /** Undefined until the escrow is paid. */
  readonly coin: EscrowCoin | undefined;
}

/** `form`: no such document. `terms`: its parts contradict each other, so something was changed. */
type DocumentRefusal = { readonly code: "form" | "terms" };

/** As parties keep it: JSON, amounts in satoshi. */
export function writeEscrowDocument({ escrow, coin }: EscrowDocument): string {
  const { tradeId, network, keyNumber, keys, exitBlocks, amount, fee, addresses } = escrow;
  const document = {
    format,
    trade: tradeId,
    network,
    address: escrowAddress(escrow),
    descriptor: escrowDescriptor(escrow),
    keyNumber,
    keys,
    exitBlocks,
    amount: String(amount),
    fee: String(fee),
    addresses,
    coin: coin && { transaction: coin.transaction, place: coin.place, units: String(coin.units) },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Takes nothing on trust: keys are points of the curve, and address and descriptor follow from the terms. */
export function readEscrowDocument(text: string): Result<EscrowDocument, DocumentRefusal> {
  const form = refuse({ code: "form" } as const);
  const document = objectIn(text);
  const keys = textsOf(document?.["keys"], [...keyHolders, "exit"], /^0[23][\da-f]{64}$/);
  const addresses = textsOf(document?.["addresses"], keyHolders, /^[\da-zA-Z]{26,90}$/);
  const [amount, fee] = [unitsOf(document?.["amount"]), unitsOf(document?.["fee"])];
  const { format: written, network, trade, keyNumber, exitBlocks } = document ?? {};
  if (written !== format || !keys || !addresses || !isNetwork(network)) return form;
  if (typeof trade !== "string" || amount === undefined || fee === undefined) return form;
  if (!isWhole(keyNumber, 2 ** 31 - 1) || typeof exitBlocks !== "number") return form;
  const coin = document?.["coin"] === undefined ? undefined : coinOf(document["coin"]);
  if (coin === null) return form;
  const escrow: MultisigEscrow = {
    tradeId: trade,
    network,
    keyNumber,
    keys,
    exitBlocks,
    amount,
    fee,
    addresses,
  };
  const isWholeTerms =
    isExitBlocks(exitBlocks) &&
    Object.values(keys).every((key) => secp256k1.utils.isValidPublicKey(hex.decode(key), true)) &&
    new Set(Object.values(keys)).size === keyHolders.length + 1 &&
    Object.values(addresses).every((each) => readBitcoinAddress(each, network)?.ok) &&
    document?.["address"] === escrowAddress(escrow) &&
    document["descriptor"] === escrowDescriptor(escrow);
  return isWholeTerms ? accept({ escrow, coin }) : refuse({ code: "terms" });
}

type Fields = Readonly<Record<string, unknown>>;

function objectIn(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null ? (value as Fields) : undefined;
}

function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
  form: RegExp,
): Record<Name, string> | undefined {
  const fields = fieldsOf(value);
  const texts = names.map((name) => [name, fields?.[name]] as const);
  const isRight = texts.every(([, text]) => typeof text === "string" && form.test(text));
  return isRight ? (Object.fromEntries(texts) as Record<Name, string>) : undefined;
}

/** Null: there is something else. */
function coinOf(value: unknown): EscrowCoin | null {
  const { transaction, place, units: written } = fieldsOf(value) ?? {};
  const units = unitsOf(written);
  const isId = typeof transaction === "string" && /^[\da-f]{64}$/.test(transaction);
  return isId && isWhole(place, 0xff_ff_ff_ff) && units !== undefined
    ? { transaction, place, units }
    : null;
}

/** At most all satoshi that there can be. */
function unitsOf(value: unknown): bigint | undefined {
  return typeof value === "string" && /^\d{1,16}$/.test(value) ? BigInt(value) : undefined;
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function isNetwork(value: unknown): value is ChainNetwork {
  return value === "main" || value === "test" || value === "regtest";
}
