import { join } from "node:path";
import { BuiltServer } from "../bed/built-server.ts";
import { inRounds, median, type Bench, type Row } from "./row.ts";

/** Starts with an existing data folder: the embedded database, the program, the first answer. */
export async function measureStartUp({ bed, rounds, tell }: Bench): Promise<readonly Row[]> {
  const environment = { DATA_DIR: join(bed.folder, "data-start-up") };
  await (await BuiltServer.start(environment)).stop();
  const times = await inRounds(rounds, async (round) => {
    const server = await BuiltServer.start(environment);
    tell(`start ${round + 1}: ${Math.round(server.readyAfter)} ms`);
    await server.stop();
    return server.readyAfter / 1_000;
  });
  const seconds = median(times);
  return [
    {
      what: "start with a warm data folder, until ready (s)",
      reference: "–",
      ours: `${seconds.toFixed(2)} s`,
      theirs: "–",
      figure: seconds,
      goal: { atMost: 2.5 },
    },
  ];
}
