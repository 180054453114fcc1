import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import type { EscrowCodec } from "../../application/ports/escrow-codec.ts";
import type { FeeBounds } from "../../domain/multisig-escrow/check-payout.ts";
import { accept } from "../../domain/result/result.ts";
import { escrowAddress } from "../multisig/escrow-script.ts";
import { payoutSize } from "../../domain/multisig-escrow/transaction-size.ts";
import { writeEscrowDocument } from "../multisig/escrow-document.ts";
import { newPayout, readPayout, writePayout } from "../multisig/payout-transaction.ts";

/** Multisig escrows as P2WSH. `bounds`: the fees of the network that payouts may have. */
export function escrowCodec(bounds: () => FeeBounds): EscrowCodec {
  return {
    isKey: (key) => secp256k1.utils.isValidPublicKey(hex.decode(key), true),
    addressOf: escrowAddress,
    draftPayout({ terms, coin, ending }, { rate, mostFee }) {
      const known = { escrow: terms, coin, ending };
      const free = newPayout({ ...known, bounds: { ...bounds(), leastRate: 0n } }, 0n);
      if (!free.ok) return free;
      const size = payoutSize(free.value.outputs.map(({ script }) => script));
      const usual = rate * size;
      // Nodes replace a payout by one that pays for itself on top.
      const least = mostFee === undefined ? 0n : mostFee + size;
      const payout = newPayout({ ...known, bounds: bounds() }, usual > least ? usual : least);
      if (!payout.ok) return payout;
      const { networkFee, outputs } = payout.value;
      return accept({
        payout: writePayout(payout.value),
        networkFee,
        outputs: outputs.map(({ to, units }) => ({ to, units, address: terms.addresses[to] })),
      });
    },
    documentOf: (escrow, coin) => writeEscrowDocument({ escrow, coin }),
    readPayout(text, { terms, coin, ending }) {
      const read = readPayout(text, { escrow: terms, coin, ending, bounds: bounds() });
      if (!read.ok) return read;
      const { networkFee, signatures } = read.value;
      return accept({
        payout: writePayout(read.value),
        networkFee,
        signedBy: new Set(signatures.keys()),
      });
    },
  };
}
