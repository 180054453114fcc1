import { secp256k1 } from "@noble/curves/secp256k1.js";
import { base64, hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { agreedPayout, type PayoutOutput } from "../../domain/multisig-escrow/agreed-payout.ts";
import {
  checkPayout,
  payoutSequence,
  payoutVersion,
  type FeeBounds,
  type ProposedPayout,
} from "../../domain/multisig-escrow/check-payout.ts";
import {
  keyHolders,
  type EscrowCoin,
  type EscrowEnding,
  type KeyHolder,
  type MultisigEscrow,
} from "../../domain/multisig-escrow/escrow-terms.ts";
import { accept, refuse } from "../../domain/result/result.ts";
import { escrowScripts } from "./escrow-script.ts";
import { isSignatureOf, signatureOf } from "./signatures.ts";

/** What a signer knows without the proposal: the escrow, its coin on the chain, and how the trade ends. */
export interface PayoutTerms {
  readonly escrow: MultisigEscrow;
  readonly coin: EscrowCoin;
  readonly ending: EscrowEnding;
  readonly bounds: FeeBounds;
}

/** A payout that was checked, with the signatures that it has so far. */
export interface Payout extends PayoutTerms {
  readonly networkFee: bigint;
  readonly outputs: readonly PayoutOutput[];
  readonly signatures: ReadonlyMap<KeyHolder, Uint8Array>;
}

/** Longer than a payout with three signatures can be. */
const mostCharacters = 4_000;

const lenient = { allowUnknownOutputs: true, allowUnknownInputs: true, version: payoutVersion };

/** A payout as the terms allow it, with this fee of the network in satoshi. */
export function newPayout(terms: PayoutTerms, networkFee: bigint) {
  const outputs = agreedPayout(terms.escrow, terms.coin.units, terms.ending, networkFee);
  if (!outputs.ok) return outputs;
  const payout: Payout = { ...terms, networkFee, outputs: outputs.value, signatures: new Map() };
  return checked(proposedBy(transactionOf(payout)), payout);
}

/**
 * Reads a proposed payout (PSBT in base64) and checks it. Only the fee and the signatures are taken from it: what is
 * signed later is made anew from the terms.
 */
export function readPayout(text: string, terms: PayoutTerms) {
  const transaction = transactionFrom(text);
  if (!transaction) return refuse({ code: "unreadable" } as const);
  const proposed = proposedBy(transaction);
  const scripts = escrowScripts(terms.escrow);
  const check = checkPayout(proposed, { ...terms, scripts });
  if (!check.ok) return check;
  const payout = newPayout(terms, check.value.networkFee);
  if (!payout.ok) return payout;
  const signatures = new Map<KeyHolder, Uint8Array>();
  for (const [publicKey, signature] of transaction.getInput(0).partialSig ?? []) {
    const holder = holderOf(terms.escrow, publicKey);
    const signed = { signature, publicKey: hex.encode(publicKey) };
    const spent = { witnessScript: scripts.witnessScript, units: terms.coin.units };
    const isRight = isSignatureOf(transactionOf(payout.value), spent, signed);
    if (!holder || !isRight) return refuse({ code: "wrong_signature" } as const);
    signatures.set(holder, signature);
  }
  return accept({ ...payout.value, signatures });
}

/** Adds the signature of whichever holder has this secret key; undefined if none has. */
export function signPayout(payout: Payout, secret: Uint8Array): Payout | undefined {
  const holder = holderOf(payout.escrow, secp256k1.getPublicKey(secret));
  if (!holder) return undefined;
  const { witnessScript } = escrowScripts(payout.escrow);
  const spent = { witnessScript, units: payout.coin.units };
  const signature = signatureOf(transactionOf(payout), spent, secret);
  return { ...payout, signatures: new Map([...payout.signatures, [holder, signature]]) };
}

/** As a PSBT in base64, which the others read. */
export function writePayout(payout: Payout): string {
  const transaction = transactionOf(payout);
  const partialSig = keyHolders.flatMap((holder): [Uint8Array, Uint8Array][] => {
    const signature = payout.signatures.get(holder);
    return signature ? [[hex.decode(payout.escrow.keys[holder]), signature]] : [];
  });
  if (partialSig.length > 0) transaction.updateInput(0, { partialSig });
  return base64.encode(transaction.toPSBT());
}

/** The transaction to send, and its id. Undefined while fewer than two have signed. */
export function finishPayout(
  payout: Payout,
): { readonly transaction: string; readonly raw: string } | undefined {
  const given = keyHolders.flatMap((holder) => payout.signatures.get(holder) ?? []).slice(0, 2);
  if (given.length < 2) return undefined;
  const transaction = transactionOf(payout);
  const { witnessScript } = escrowScripts(payout.escrow);
  // CHECKMULTISIG takes one item more than it uses.
  const witness = [new Uint8Array(), ...given, hex.decode(witnessScript)];
  transaction.updateInput(0, { finalScriptWitness: witness });
  return { transaction: transaction.id, raw: hex.encode(transaction.extract()) };
}

function checked(proposed: ProposedPayout, payout: Payout) {
  const check = checkPayout(proposed, { ...payout, scripts: escrowScripts(payout.escrow) });
  return check.ok ? accept(payout) : check;
}

function transactionOf({ escrow, coin, outputs }: Payout): Transaction {
  const { script, witnessScript } = escrowScripts(escrow);
  const transaction = new Transaction(lenient);
  transaction.addInput({
    txid: coin.transaction,
    index: coin.place,
    sequence: payoutSequence,
    witnessUtxo: { script: hex.decode(script), amount: coin.units },
    witnessScript: hex.decode(witnessScript),
  });
  for (const output of outputs) {
    transaction.addOutput({ script: hex.decode(output.script), amount: output.units });
  }
  return transaction;
}

function transactionFrom(text: string): Transaction | undefined {
  if (text.length > mostCharacters) return undefined;
  try {
    return Transaction.fromPSBT(base64.decode(text.trim()), lenient);
  } catch {
    return undefined;
  }
}

function proposedBy(transaction: Transaction): ProposedPayout {
  const all = <Item>(length: number, at: (place: number) => Item) =>
    Array.from({ length }, (_, place) => at(place));
  const none = new Uint8Array();
  return {
    version: transaction.version,
    lockTime: transaction.lockTime,
    inputs: all(transaction.inputsLength, (place) => {
      const { txid, index, sequence, witnessUtxo, witnessScript } = transaction.getInput(place);
      return {
        transaction: hex.encode(txid ?? none),
        place: index ?? -1,
        sequence: sequence ?? -1,
        units: witnessUtxo?.amount ?? -1n,
        script: hex.encode(witnessUtxo?.script ?? none),
        witnessScript: hex.encode(witnessScript ?? none),
      };
    }),
    outputs: all(transaction.outputsLength, (place) => {
      const { script, amount } = transaction.getOutput(place);
      return { script: hex.encode(script ?? none), units: amount ?? -1n };
    }),
  };
}

function holderOf({ keys }: MultisigEscrow, publicKey: Uint8Array): KeyHolder | undefined {
  return keyHolders.find((holder) => keys[holder] === hex.encode(publicKey));
}
