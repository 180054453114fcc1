import type { Market } from "../bed/bed.ts";
import type { Bench, Row } from "./row.ts";

/** Opens the streams of so many people, and returns the row of what each takes in memory. */
export async function listen(
  { load }: Pick<Bench, "load">,
  { server }: Pick<Market, "server">,
  traderIds: readonly string[],
): Promise<Row> {
  const open = traderIds.length;
  const before = await server.memory();
  await load.run({ kind: "streams", url: server.url, traderIds });
  const after = await server.memory();
  const perStream = (after.inUse - before.inUse) / open / 1_024;
  const resident = (after.resident - before.resident) / open / 1_024;
  return {
    what: "memory of an open stream (KB in use)",
    reference: `${open.toLocaleString("en")} open streams; of the process`,
    ours: `${perStream.toFixed(1)} KB`,
    theirs: `${resident.toFixed(1)} KB`,
    figure: perStream,
    goal: { atMost: 30 },
  };
}
