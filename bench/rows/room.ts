import { fillChats } from "../bed/fill-chats.ts";
import { startReference } from "../reference/reference-process.ts";
import { inRounds, median, perSecond, type Bench, type Row } from "./row.ts";

/** Reads of a trade's room: the trade with its offer as accepted, and its last fifty messages. */
export async function measureRoom(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { server, database, secret } = await bed.market("large");
  await load.run({
    kind: "trades",
    url: server.url,
    secret,
    connections: 16,
    trades: sizes.rooms,
    pairs: sizes.pairs,
    first: 0,
    isHot: false,
    upTo: "start",
  });
  const rooms = await fillChats(database, sizes.rooms);
  const reference = await startReference({
    address: database,
    searches: [],
    rooms: rooms.map(({ tradeId, buyerId }) => ({ tradeId, readerId: buyerId })),
  });
  const ours = (count: number) =>
    load.run({
      kind: "reads",
      url: server.url,
      connections: 64,
      readings: rooms.map(({ tradeId, buyerId }) => ({
        paths: [`/rest/v1/trade/${tradeId}`, `/rest/v1/trade/${tradeId}/messages`],
        traderId: buyerId,
      })),
      count,
    });
  const bare = (count: number) =>
    load.run({
      kind: "reads",
      url: reference.url,
      connections: 64,
      readings: rooms.map((_, place) => ({
        paths: [`/room/${place}/trade`, `/room/${place}/messages`],
      })),
      count,
    });
  try {
    const count = sizes.roomsOfRound;
    await ours(count);
    await bare(count);
    const runs = await inRounds(rounds, async (round) => {
      const alone = (await bare(count)).perSecond;
      const whole = (await ours(count)).perSecond;
      tell(`room ${round + 1}: ${perSecond(whole)}, bare ${perSecond(alone)}`);
      return { whole, alone };
    });
    return [
      {
        what: "trade room read: the trade with its offer, and 50 messages",
        reference: "bare Express routes, the same SQL and pool",
        ours: perSecond(median(runs.map(({ whole }) => whole))),
        theirs: perSecond(median(runs.map(({ alone }) => alone))),
        figure: median(runs.map(({ whole, alone }) => whole / alone)),
        goal: { atLeast: 0.75 },
      },
    ];
  } finally {
    reference.stop();
  }
}
