import { custodyOf } from "../../domain/trade/custody.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";

/** The multisig escrow of a trade; undefined, without a look, where its crypto is in the books. */
export async function escrowOfTrade(
  trade: Pick<Trade, "id" | "memory">,
  escrows: Pick<MultisigEscrowStore, "find">,
): Promise<StoredEscrow | undefined> {
  return custodyOf(trade) === "multisig" ? escrows.find(trade.id) : undefined;
}
