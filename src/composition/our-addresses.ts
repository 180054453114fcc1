import type { DataSource } from "typeorm";
import { PostgresDepositStore } from "../adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresMultisigEscrowStore } from "../adapters/persistence/multisig-escrow/postgres-multisig-escrow-store.ts";

/** Whether an address of Bitcoin is ours, or an escrow's: what is paid there would be gone with us. `cold`: of cold storage. */
export function isOurAddress(
  pool: DataSource,
  cold: string | undefined,
): (address: string) => Promise<boolean> {
  const deposits = new PostgresDepositStore(pool);
  const escrows = new PostgresMultisigEscrowStore(pool);
  return async (address) => {
    if (address === cold) return true;
    const [owners, ofEscrows] = await Promise.all([
      deposits.ownersOf("bitcoin", [address]),
      escrows.listPaidAt(address),
    ]);
    return owners.size > 0 || ofEscrows.length > 0;
  };
}
