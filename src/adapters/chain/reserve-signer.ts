import type { ReserveSigner } from "../../application/ports/reserves.ts";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import { reserveText } from "../../domain/liability/reserve-statement.ts";
import { evmAddressOf, keyHash, type AccountKeys } from "./account-keys.ts";
import { signBitcoinMessage, signEthereumMessage } from "./message-signatures.ts";

/** The keys of the chains that this process signs for. */
type KeysByChain = Readonly<Partial<Record<"bitcoin" | "ethereum", Pick<AccountKeys, "at">>>>;

/**
 * Signs what addresses hold. It composes the text itself from fields that it checks, and derives the address from the
 * key: no other message is ever signed, and none that could be a transaction.
 */
export function reserveSigner(keys: KeysByChain): ReserveSigner {
  return {
    sign(statement, { branch, number }) {
      const { asset, network, units } = statement;
      const isBitcoin = asset === "BTC";
      const account = isBitcoin ? keys.bitcoin : keys.ethereum;
      if (!account) throw new Error(`This signer has no keys of ${asset}`);
      const key = account.at(branch, number);
      const address = isBitcoin
        ? segwitAddress(keyHash(key.publicKey), network)
        : evmAddressOf(key.publicKey);
      const text = reserveText({ ...statement, address });
      const signature = isBitcoin ? signBitcoinMessage(text, key) : signEthereumMessage(text, key);
      return { address, units, signature };
    },
  };
}
