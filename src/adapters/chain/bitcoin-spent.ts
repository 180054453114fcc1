import { outputsOf, type Output } from "./bitcoin-block.ts";
import type { JsonRpc } from "./json-rpc.ts";

/** An input as Core tells it with its block: since version 25 with the output that it spends. */
interface InputJson {
  readonly coinbase?: string;
  readonly txid?: string;
  readonly vout?: number;
  readonly prevout?: { readonly value?: number; readonly scriptPubKey: { readonly hex: string } };
}

/** Core's code for a transaction or a block that it does not have, or has no index to find. */
const unknown: ReadonlySet<number> = new Set([-5]);

/** What a transaction in a block spends. `units`: undefined where Core does not say. */
interface Spent extends Pick<Output, "script"> {
  readonly units: bigint | undefined;
}

/** What a transaction in a block spends, and what it pays; undefined where the node has no bytes of it. */
interface SpentAndPaid {
  readonly spent: readonly Spent[];
  readonly paid: readonly Output[] | undefined;
}

/**
 * The outputs that a transaction in a block spends. Core tells them since version 25. An older
 * one with an index of transactions (`txindex`) is asked for each earlier transaction, whose bytes have to be those
 * of its id. Undefined where it has neither: nothing is guessed.
 */
export async function spentOutputs(
  rpc: JsonRpc,
  transaction: string,
  block: string,
): Promise<SpentAndPaid | undefined> {
  const told = (await rpc.callUnless(unknown, "getrawtransaction", transaction, 2, block)) as
    | { readonly hex?: string; readonly vin: readonly InputJson[] }
    | undefined;
  if (!told) return undefined;
  const spent = told.vin.filter(({ coinbase }) => coinbase === undefined);
  const untold = spent.filter(({ prevout }) => !prevout);
  const earlier = await earlierOutputs(rpc, [...new Set(untold.map(({ txid = "" }) => txid))]);
  const outputs = spent.map(({ prevout, txid = "", vout = -1 }): Spent | undefined =>
    prevout
      ? { script: prevout.scriptPubKey.hex, units: satoshiIn(prevout.value) }
      : earlier.get(txid)?.[vout],
  );
  const paid = told.hex === undefined ? undefined : outputsOf(told.hex, transaction);
  return outputs.every((output) => output !== undefined) ? { spent: outputs, paid } : undefined;
}

/** Core writes decimal bitcoins; all that there can be are fewer satoshi than a number holds exactly. */
function satoshiIn(bitcoins: number | undefined): bigint | undefined {
  return bitcoins === undefined ? undefined : BigInt(Math.round(bitcoins * 100_000_000));
}

/** The outputs of the transactions that the node finds. */
async function earlierOutputs(
  rpc: JsonRpc,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Output[]>> {
  const raws = await rpc.each(
    "getrawtransaction",
    ids.map((id) => [id]),
  );
  return new Map(
    ids.flatMap((id, place) => {
      const raw = raws[place];
      const outputs = typeof raw === "string" ? outputsOf(raw, id) : undefined;
      return outputs ? [[id, outputs] as const] : [];
    }),
  );
}
