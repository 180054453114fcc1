import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Database } from "../bed/bed.ts";
import { processorSeconds } from "../bed/processor-time.ts";
import { inRounds, median, milliseconds, perSecond, type Bench, type Row } from "./row.ts";

const connections = 64;
const one = [{ ROLE: "all" }];
/** Two that serve at one port, under one that only hands them connections, and two for the rest. */
const four = [{ ROLE: "web", WEB_PROCESSES: "2" }, { ROLE: "worker" }, { ROLE: "worker" }];

/** The same trades over HTTP, carried by one process and by four. Processor time is counted until all that follows from them is written. */
export async function measureProcesses(bench: Bench): Promise<readonly Row[]> {
  const { bed, load, sizes, rounds, tell } = bench;
  const { pairs, tradesOfRound: trades } = sizes;
  let first = 0;
  const measure = async (settings: readonly Readonly<Record<string, string>>[]) => {
    const { servers, secret } = await bed.processes("small", settings);
    const [serving] = servers;
    if (!serving) throw new Error("Nobody serves");
    const database = await bed.database("small");
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
      await caughtUp(database);
      await dropMails(database);
      const before = used();
      const { perSecond: rate, operations, all } = await run();
      await caughtUp(database);
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

/** Waits until every subscriber has seen every event. */
async function caughtUp(database: Database): Promise<void> {
  const client = new Client(database);
  await client.connect();
  const isBehind = async () => {
    const { rows } = await client.query<{ is_behind: boolean }>(
      `SELECT EXISTS (SELECT FROM outbox WHERE publish_number IS NULL)
           OR EXISTS (SELECT FROM subscriber WHERE cursor < (SELECT max(publish_number) FROM outbox)) AS is_behind`,
    );
    return rows[0]?.is_behind;
  };
  while (await isBehind()) await pause(200);
  await client.end();
}

/** Mails wait for a minute: those of the trades before would be sent among what is measured. */
async function dropMails(database: Database): Promise<void> {
  const client = new Client(database);
  await client.connect();
  await client.query(
    "UPDATE delivery SET state = 'dropped', due_at = NULL WHERE state = 'waiting'",
  );
  await client.end();
}
