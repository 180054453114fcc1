import { scriptsOf } from "./bitcoin-block.ts";
import type { JsonRpc } from "./json-rpc.ts";

/** An input as Core tells it with its block: since version 25 with the output that it spends. */
interface InputJson {
  readonly coinbase?: string;
  readonly txid?: string;
  readonly vout?: number;
  readonly prevout?: { readonly scriptPubKey: { readonly hex: string } };
}

/** Core's code for a transaction or a block that it does not have, or has no index to find. */
const unknown: ReadonlySet<number> = new Set([-5]);

/**
 * The scripts of the outputs that a transaction in a block spends, in hex. Core tells them since version 25. An older
 * one with an index of transactions (`txindex`) is asked for each earlier transaction, whose bytes have to be those
 * of its id. Undefined where it has neither: nothing is guessed.
 */
export async function spentScripts(
  rpc: JsonRpc,
  transaction: string,
  block: string,
): Promise<readonly string[] | undefined> {
  const told = (await rpc.callUnless(unknown, "getrawtransaction", transaction, 2, block)) as
    | { readonly vin: readonly InputJson[] }
    | undefined;
  if (!told) return undefined;
  const spent = told.vin.filter(({ coinbase }) => coinbase === undefined);
  const untold = spent.filter(({ prevout }) => !prevout);
  const earlier = await outputsOf(rpc, [...new Set(untold.map(({ txid = "" }) => txid))]);
  const scripts = spent.map(
    ({ prevout, txid = "", vout = -1 }) => prevout?.scriptPubKey.hex ?? earlier.get(txid)?.[vout],
  );
  return scripts.every((script) => script !== undefined) ? scripts : undefined;
}

/** The output scripts of the transactions that the node finds. */
async function outputsOf(
  rpc: JsonRpc,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const raws = await rpc.each(
    "getrawtransaction",
    ids.map((id) => [id]),
  );
  return new Map(
    ids.flatMap((id, place) => {
      const raw = raws[place];
      const scripts = typeof raw === "string" ? scriptsOf(raw, id) : undefined;
      return scripts ? [[id, scripts] as const] : [];
    }),
  );
}
