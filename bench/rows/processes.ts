import { processorSeconds } from "../bed/processor-time.ts";
import { inRounds, median, milliseconds, perSecond, type Bench, type Row } from "./row.ts";

const connections = 64;
const one = [{ ROLE: "all" }];
/** Two that serve at one port, under one that only hands them connections, and two for the rest. */
const four = [{ ROLE: "web", WEB_PROCESSES: "2" }, { ROLE: "worker" }, { ROLE: "worker" }];

/** The same trades over HTTP, carried by one process and by four. */
export async function measureProcesses(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { pairs, tradesOfRound: trades } = sizes;
  let first = 0;
  const measure = async (settings: readonly Readonly<Record<string, string>>[]) => {
    const { servers, secret } = await bed.processes("small", settings);
    const [serving] = servers;
    if (!serving) throw new Error("Nobody serves");
    const run = async () => {
      const job = { kind: "trades", url: serving.url, secret, connections, trades, pairs } as const;
      return load.run({ ...job, first: (first += trades) - trades, isHot: false, upTo: "release" });
    };
    const used = () =>
      [...servers.map(({ pid }) => pid), bed.databasePid()]
        .map((pid) => processorSeconds(pid))
        .reduce((sum, each) => sum + each, 0);
    try {
      await run();
      const before = used();
      const { perSecond: rate, operations, all } = await run();
      const each = ((used() - before) * 1_000) / operations;
      return { rate, each, p99: all.p99 };
    } finally {
      for (const server of servers) await server.stop();
    }
  };
  const runs = await inRounds(rounds, async (round) => {
    const run = { one: await measure(one), four: await measure(four) };
    for (const [name, { rate, each, p99 }] of Object.entries(run)) {
      tell(
        `processes ${round + 1}: ${name} ${perSecond(rate)}, p99 ${milliseconds(p99)}, ${milliseconds(each)}`,
      );
    }
    return run;
  });
  const of = (what: (run: (typeof runs)[number]) => number) => median(runs.map(what));
  return [
    {
      what: "start, paid, release over HTTP, 64 connections, two processes that serve and two workers",
      reference: "one process that does everything",
      ours: perSecond(of(({ four: { rate } }) => rate)),
      theirs: perSecond(of(({ one: { rate } }) => rate)),
      figure: of((run) => run.four.rate / run.one.rate),
      goal: { atLeast: 0.9 },
    },
    {
      what: "processor time of a command, processes and database",
      reference: "one process that does everything",
      ours: milliseconds(of(({ four: { each } }) => each)),
      theirs: milliseconds(of(({ one: { each } }) => each)),
      figure: of((run) => run.four.each / run.one.each),
      goal: { atMost: 1.2 },
    },
  ];
}
