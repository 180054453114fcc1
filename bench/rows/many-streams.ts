import { processorSeconds } from "../bed/processor-time.ts";
import { pairOf } from "../load/people.ts";
import { listen } from "./listening.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

/** Ten thousand browsers that listen: what each costs, and how soon they hear of a thousand events a second. */
export async function measureManyStreams(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { server, database } = await bed.market("small");
  const { open, perSecond, seconds } = sizes.events;
  const traderIds = Array.from({ length: open / 2 }, (_, number) => pairOf(number)).flatMap(
    ({ buyerId, sellerId }) => [buyerId, sellerId],
  );
  const memory = await listen(bench, { server }, traderIds);
  const used = () => [processorSeconds(server.pid), processorSeconds(bed.databasePid())] as const;
  const p99 = await inRounds(rounds, async (round) => {
    const [serverBefore, databaseBefore] = used();
    const { all } = await load.run({ kind: "events", address: database, perSecond, seconds });
    const [serverAfter, databaseAfter] = used();
    const each = (spent: number) => milliseconds((spent * 1_000) / (perSecond * seconds));
    tell(
      `events ${round + 1}: median ${milliseconds(all.median)}, p99 ${milliseconds(all.p99)}; processor time an event: ` +
        `server ${each(serverAfter - serverBefore)}, database ${each(databaseAfter - databaseBefore)}`,
    );
    return all.p99;
  });
  await load.run({ kind: "streams", url: server.url, traderIds: [] });
  const streams = `${open.toLocaleString("en")} open streams`;
  return [
    {
      what: `an event, from its commit to the stream of whom it concerns, p99, ${perSecond.toLocaleString("en")} a second (ms)`,
      reference: streams,
      ours: milliseconds(median(p99)),
      theirs: "–",
      figure: median(p99),
      goal: { atMost: 250 },
    },
    memory,
  ];
}
