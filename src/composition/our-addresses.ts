import type { DepositStore } from "../application/ports/deposit-store.ts";
import type { MultisigEscrowStore } from "../application/ports/multisig-escrow-store.ts";
import type { ChangeNumbers } from "../application/ports/own-coins.ts";
import { readBitcoinAddress } from "../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../domain/chain/chain.ts";

/** Where the platform knows what is its own. */
interface OwnPlaces {
  readonly deposits: Pick<DepositStore, "ownersOf">;
  readonly escrows: Pick<MultisigEscrowStore, "isPaidAt">;
  readonly changes: ChangeNumbers;
  /** Makes the address that comes back to us from the send with this number; undefined where no chain is followed. */
  readonly changeAddress: ((number: number) => string) | undefined;
  readonly network: ChainNetwork;
  /** The addresses of cold storage, and where it pays back to. */
  readonly cold: readonly string[];
}

/** Whether an address of Bitcoin is ours, or an escrow's: what is paid there would be gone with us. */
export function isOurAddress(places: OwnPlaces): (address: string) => Promise<boolean> {
  const { deposits, escrows, cold } = places;
  return async (address) => {
    if (cold.includes(address)) return true;
    const [owners, isOfEscrow, isOfChange] = await Promise.all([
      deposits.ownersOf("bitcoin", [address]),
      escrows.isPaidAt(address),
      isChange(address, places),
    ]);
    return owners.size > 0 || isOfEscrow || isOfChange;
  };
}

/** People are paid by the same transactions, so what was found is compared with the keys. */
async function isChange(
  address: string,
  { changes, changeAddress, network }: OwnPlaces,
): Promise<boolean> {
  const read = readBitcoinAddress(address, network);
  if (!changeAddress || !read?.ok) return false;
  const { script } = read.value;
  const numbers = await changes.numbersPaying(script);
  return numbers.some((number) => {
    const own = readBitcoinAddress(changeAddress(number), network);
    return own?.ok && own.value.script === script;
  });
}
