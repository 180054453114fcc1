import { createHash } from "node:crypto";
import { SignerRefused } from "../../src/application/ports/chain-sender.ts";
import type { EscrowCodec } from "../../src/application/ports/escrow-codec.ts";
import type { PayoutSigner } from "../../src/application/ports/payout-signer.ts";
import { addressOfScript, segwitAddress } from "../../src/domain/chain/bitcoin-address.ts";
import { agreedPayout } from "../../src/domain/multisig-escrow/agreed-payout.ts";
import {
  checkPayout,
  payoutFees,
  payoutSequence,
  payoutVersion,
} from "../../src/domain/multisig-escrow/check-payout.ts";
import type {
  EscrowCoin,
  EscrowEnding,
  KeyHolder,
  MultisigEscrow,
} from "../../src/domain/multisig-escrow/escrow-terms.ts";
import { endingText, termsText } from "../../src/domain/multisig-escrow/sealed-terms.ts";
import { judgePlatformSignature } from "../../src/domain/multisig-escrow/who-signs.ts";
import { accept, refuse, type Result } from "../../src/domain/result/result.ts";
import { seal } from "./simulated-chain.ts";
import { writeRaw } from "./simulated-escrow-chain.ts";

/**
 * Keys and signatures of the simulation: names in place of curves, as that would take most of its time. What is signed is
 * checked by the same rules.
 */
export const network = "regtest";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A public key of somebody for an escrow. */
export const keyOf = (name: string) => `02${hashOf(`key ${name}`)}`;

/** Where somebody is paid. */
export const payAddress = (name: string) =>
  segwitAddress(
    new Uint8Array(Buffer.from(hashOf(`address ${name}`), "hex").subarray(0, 20)),
    network,
  );

interface Known {
  readonly terms: MultisigEscrow;
  readonly coin: EscrowCoin;
  readonly ending: EscrowEnding;
}

/** A payout in the notation of the simulation. */
interface PayoutText {
  readonly coin: readonly [transaction: string, place: number, units: string];
  readonly outputs: readonly (readonly [script: string, units: string])[];
  readonly signedBy: readonly KeyHolder[];
}

const addressOf = (terms: MultisigEscrow) => `escrow-${hashOf(termsText(terms))}`;

/** The payout that an ending allows, signed by one side; undefined where it allows none. */
export function payoutBy(
  signer: KeyHolder,
  { terms, coin, ending }: Known,
  networkFee: bigint,
): string | undefined {
  const agreed = agreedPayout(terms, coin.units, ending, networkFee);
  if (!agreed.ok) return undefined;
  return write({
    coin: [coin.transaction, coin.place, String(coin.units)],
    outputs: agreed.value.map(({ script, units }) => [script, String(units)]),
    signedBy: [signer],
  });
}

/** The same with everything moved to its first output but one satoshi. */
export function greedy(text: string): string {
  const { outputs, ...payout } = JSON.parse(text) as PayoutText;
  const moved = outputs.map(([script, units], place): PayoutText["outputs"][number] => [
    script,
    String(BigInt(units) + (place === 0 ? 1n : -1n)),
  ]);
  return write({ ...payout, outputs: moved });
}

function write(payout: PayoutText): string {
  return JSON.stringify(payout);
}

function read(
  text: string,
  { terms, coin, ending }: Known,
): Result<PayoutText & { readonly networkFee: bigint }, { readonly code: string }> {
  const payout = JSON.parse(text) as PayoutText;
  const [transaction, place, units] = payout.coin;
  const scripts = { script: addressOf(terms), witnessScript: hashOf(termsText(terms)) };
  const input = { transaction, place, units: BigInt(units), sequence: payoutSequence, ...scripts };
  const outputs = payout.outputs.map(([script, paid]) => ({ script, units: BigInt(paid) }));
  const proposed = { version: payoutVersion, lockTime: 0, inputs: [input], outputs };
  const known = { escrow: terms, scripts, coin, ending, bounds: payoutFees };
  const checked = checkPayout(proposed, known);
  return checked.ok ? accept({ ...payout, ...checked.value }) : checked;
}

export const codec: EscrowCodec = {
  isKey: () => true,
  addressOf,
  draftPayout: () => refuse({ code: "unasked" }),
  documentOf: () => "",
  readPayout(text, known) {
    const payout = read(text, known);
    if (!payout.ok) return payout;
    const { networkFee, signedBy } = payout.value;
    return accept({ payout: text, networkFee, signedBy: new Set(signedBy) });
  },
};

/** The platform's keys by their numbers. */
export const platform = {
  network,
  keyAt: (number: number) => keyOf(`platform ${number}`),
  addressAt: (number: number) => payAddress(`platform ${number}`),
} as const;

/** Signs by the seals alone, as the real one does. */
export const payoutSigner: PayoutSigner = {
  async complete({ terms, ending, seals, coin, payout: text }) {
    const refused = (why: string) => new SignerRefused(`The escrow of ${terms.tradeId} ${why}`);
    if (seal(termsText(terms)) !== seals.terms) throw refused("has other terms");
    if (seal(endingText(terms, ending)) !== seals.ending) throw refused("ended in another way");
    const payout = read(text, { terms, coin, ending });
    if (!payout.ok) throw refused(`has a payout that is refused: ${payout.refusal.code}`);
    const { signedBy, outputs, networkFee } = payout.value;
    const judged = judgePlatformSignature(ending, ending, new Set(signedBy));
    if (!judged.ok) throw refused(`has a payout that is refused: ${judged.refusal.code}`);
    const paid = outputs.map(([script, units]) => {
      return { address: addressOfScript(script, network) ?? "", units };
    });
    // Whoever signs first, the bytes that count are the same.
    const transaction = hashOf(JSON.stringify([coin.transaction, coin.place, paid]));
    const spent = { transaction: coin.transaction, place: coin.place };
    return { transaction, raw: writeRaw({ transaction, spent, outputs: paid }), networkFee };
  },
};
