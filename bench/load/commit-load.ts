import { Client } from "pg";
import type { CommitJob } from "./jobs.ts";
import { Meter, type Measured } from "./measured.ts";
import { prepareCommits } from "./prepared-commits.ts";

const kinds = ["start", "paid", "release"] as const;

/** Carries out the prepared commits of trades, each alone in a prepared statement. */
export async function loadCommits(job: CommitJob): Promise<Measured> {
  const trades = await prepareCommits(job.trades, job.pairs, job.first);
  const clients = await connectedTo(job);
  const meter = new Meter();
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let trade = trades[next++]; trade; trade = trades[next++]) {
        for (const [index, commit] of trade.entries()) {
          const { rows } = await meter.time(kinds[index] ?? "more", () =>
            client.query<{ outcomes: { outcome: string; over?: string }[] }>({
              name: "commit",
              text: "SELECT commit_changes($1::jsonb) AS outcomes",
              values: [commit],
            }),
          );
          const outcome = rows[0]?.outcomes[0];
          if (outcome?.outcome !== "applied") {
            meter.fail(`${kinds[index]} ${outcome?.outcome} ${outcome?.over ?? ""}`);
          }
        }
      }
    }),
  );
  return meter.end();
}

/** Kept from one round to the next: a new connection has to compile the functions first. */
const known = new Map<string, Promise<readonly Client[]>>();

function connectedTo({ address, connections }: CommitJob): Promise<readonly Client[]> {
  const name = `${address.database} ${connections}`;
  const clients = known.get(name) ?? Promise.all(Array.from({ length: connections }, connect));
  known.set(name, clients);
  return clients;

  async function connect(): Promise<Client> {
    const client = new Client(address);
    await client.connect();
    return client;
  }
}
