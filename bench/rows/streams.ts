import { setTimeout as pause } from "node:timers/promises";
import { fillChats } from "../bed/fill-chats.ts";
import { processorSeconds } from "../bed/processor-time.ts";
import { pairOf } from "../load/people.ts";
import { listen } from "./listening.ts";
import { median, inRounds, milliseconds, type Bench, type Row } from "./row.ts";

/** Messages while many browsers listen, and what a browser that listens costs. */
export async function measureStreams(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { server, secret, database } = await bed.market("small");
  const { url } = server;
  const { open, perSecond, seconds } = sizes.streams;
  const trades = Math.min(sizes.rooms, open / 2);
  await load.run({
    kind: "trades",
    url,
    secret,
    connections: 16,
    trades,
    pairs: sizes.pairs,
    first: 0,
    isHot: false,
    upTo: "start",
  });
  const known = await fillChats(database, sizes.rooms);
  const traderIds = Array.from({ length: open / 2 }, (_, number) => pairOf(number)).flatMap(
    ({ buyerId, sellerId }) => [buyerId, sellerId],
  );
  const listening = new Set(traderIds);
  const rooms = known.filter(({ sellerId }) => listening.has(sellerId));
  const memory = await listen(bench, { server }, traderIds);
  const used = () => [processorSeconds(server.pid), processorSeconds(bed.databasePid())] as const;
  const [serverBegan, databaseBegan] = used();
  await pause(seconds * 1_000);
  const [serverRested, databaseRested] = used();
  const aSecond = (spent: number) => milliseconds((spent * 1_000) / seconds);
  tell(
    `nobody writes: processor time a second: server ${aSecond(serverRested - serverBegan)}, ` +
      `database ${aSecond(databaseRested - databaseBegan)}`,
  );
  const p99 = await inRounds(rounds, async (round) => {
    const job = { kind: "messages", url, secret, rooms, perSecond, seconds } as const;
    const [serverBefore, databaseBefore] = used();
    const { all } = await load.run(job);
    const [serverAfter, databaseAfter] = used();
    const each = (spent: number) => milliseconds((spent * 1_000) / (perSecond * seconds));
    tell(
      `messages ${round + 1}: median ${milliseconds(all.median)}, p99 ${milliseconds(all.p99)}; ` +
        `processor time a message: server ${each(serverAfter - serverBefore)}, ` +
        `database ${each(databaseAfter - databaseBefore)}`,
    );
    return all.p99;
  });
  await load.run({ kind: "streams", url, traderIds: [] });
  const streams = `${open.toLocaleString("en")} open streams`;
  return [
    {
      what: `a message, from send to the other browser, p99, ${perSecond} a second (ms)`,
      reference: streams,
      ours: milliseconds(median(p99)),
      theirs: "–",
      figure: median(p99),
      goal: { atMost: 250 },
    },
    memory,
  ];
}
