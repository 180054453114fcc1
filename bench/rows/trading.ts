import { processorSeconds } from "../bed/processor-time.ts";
import type { Measured } from "../load/measured.ts";
import { inRounds, median, milliseconds, perSecond, type Bench, type Row } from "./row.ts";

/** A run with the processor time that it took, in milliseconds per command. */
interface Run extends Measured {
  readonly processor: Used;
}

/** By which process used it. */
type Used = Readonly<Record<"server" | "database" | "load", number>>;

/** The load that each run measures. */
interface Runs {
  readonly bare: Run;
  readonly at64: Run;
  readonly at16: Run;
  readonly hot: Run;
}

/** Trades that start, are paid and released over HTTP, compared with their commits alone. */
export async function measureTrading(bench: Bench): Promise<readonly Row[]> {
  const { sizes, load, bed, rounds, tell } = bench;
  const { server, database, secret } = await bed.market("small");
  const { pairs, tradesOfRound: trades } = sizes;
  let first = 0;
  const next = () => (first += trades) - trades;
  const used = (): Used => ({
    server: processorSeconds(server.pid),
    database: processorSeconds(bed.databasePid()),
    load: processorSeconds(load.pid),
  });
  const timed = async (run: () => Promise<Measured>): Promise<Run> => {
    const before = used();
    const measured = await run();
    const after = used();
    const each = (who: keyof Used) => ((after[who] - before[who]) * 1_000) / measured.operations;
    const processor = { server: each("server"), database: each("database"), load: each("load") };
    return { ...measured, processor };
  };
  const overHttp = (connections: number, isHot = false) =>
    load.run({
      kind: "trades",
      url: server.url,
      secret,
      connections,
      trades,
      pairs,
      first: next(),
      isHot,
      upTo: "release",
    });
  const bare = () =>
    load.run({ kind: "commits", address: database, connections: 64, trades, pairs, first: next() });
  await overHttp(64);
  await bare();
  const runs = await inRounds(rounds, async (round): Promise<Runs> => {
    const run = {
      bare: await timed(bare),
      at64: await timed(() => overHttp(64)),
      at16: await timed(() => overHttp(16)),
      hot: await timed(() => overHttp(64, true)),
    };
    tell(`trading ${round + 1}: ${Object.entries(run).map(describe).join("; ")}`);
    return run;
  });
  const rate = (run: keyof Runs) => median(runs.map((each) => each[run].perSecond));
  const ratio = (run: keyof Runs, to: keyof Runs) =>
    median(runs.map((each) => each[run].perSecond / each[to].perSecond));
  const p99 = (run: keyof Runs) => median(runs.map((each) => each[run].all.p99));
  const commits = "the commits alone, one by one, 64 bare connections";
  return [
    {
      what: "start, paid, release over HTTP, 64 connections",
      reference: commits,
      ours: perSecond(rate("at64")),
      theirs: perSecond(rate("bare")),
      figure: ratio("at64", "bare"),
      goal: { atLeast: 0.8 },
    },
    {
      what: "the same, 16 connections",
      reference: commits,
      ours: perSecond(rate("at16")),
      theirs: perSecond(rate("bare")),
      figure: ratio("at16", "bare"),
      goal: { atLeast: 0.38 },
    },
    {
      what: "p99 at 64 connections",
      reference: commits,
      ours: milliseconds(p99("at64")),
      theirs: milliseconds(p99("bare")),
      figure: median(runs.map(({ at64, bare: alone }) => at64.all.p99 / alone.all.p99)),
      goal: { atMost: 1.5 },
    },
    {
      what: "processor time of a command, all processes",
      reference: commits,
      ours: milliseconds(median(runs.map(({ at64 }) => sum(at64.processor)))),
      theirs: milliseconds(median(runs.map(({ bare: alone }) => sum(alone.processor)))),
      figure: median(
        runs.map(({ at64, bare: alone }) => sum(at64.processor) / sum(alone.processor)),
      ),
      goal: { atMost: 1.25 },
    },
    {
      what: "the same, 64 connections, one hot seller",
      reference: "the same on spread accounts",
      ours: perSecond(rate("hot")),
      theirs: perSecond(rate("at64")),
      figure: ratio("hot", "at64"),
      goal: { atLeast: 0.8 },
    },
  ];
}

function sum({ server, database, load }: Used): number {
  return server + database + load;
}

function describe([name, { perSecond: rate, all, processor }]: [string, Run]): string {
  const { server, database, load } = processor;
  const used = [server, database, load].map((each) => each.toFixed(2)).join(" + ");
  return `${name} ${perSecond(rate)}, p99 ${milliseconds(all.p99)}, ${used} ms`;
}
