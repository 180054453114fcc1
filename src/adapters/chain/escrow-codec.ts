import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import type { EscrowCodec } from "../../application/ports/escrow-codec.ts";
import type { FeeBounds } from "../../domain/multisig-escrow/check-payout.ts";
import { accept } from "../../domain/result/result.ts";
import { escrowAddress } from "../multisig/escrow-script.ts";
import { readPayout, writePayout } from "../multisig/payout-transaction.ts";

/** Multisig escrows as P2WSH. `bounds`: the fees of the network that payouts may have. */
export function escrowCodec(bounds: () => FeeBounds): EscrowCodec {
  return {
    isKey: (key) => secp256k1.utils.isValidPublicKey(hex.decode(key), true),
    addressOf: escrowAddress,
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
