import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { readTransaction } from "./bitcoin-block.ts";
import type { Move } from "./embedded-chain.ts";

/** Reads a transaction of Bitcoin, whose first input a demo's chain takes as what it spends. */
export function readMove(raw: string, network: ChainNetwork): Move {
  const lenient = { allowUnknownInputs: true, allowUnknownOutputs: true };
  const read = Transaction.fromRaw(hex.decode(raw), lenient);
  const { txid, index } = read.getInput(0);
  return {
    transaction: read.id,
    spent: { transaction: hex.encode(txid ?? new Uint8Array()), place: index ?? 0 },
    payments: readTransaction(raw, network),
  };
}
