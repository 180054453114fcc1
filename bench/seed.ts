import { parseArgs } from "node:util";
import { Client } from "pg";
import { migrate } from "../src/adapters/persistence/migrations/migrate.ts";
import { readConfig } from "../src/composition/config.ts";
import { openDatabase } from "../src/composition/open-database.ts";
import { findProject } from "../src/composition/project.ts";
import { fillOffers } from "./bed/fill-offers.ts";
import { fillPeople } from "./bed/fill-people.ts";
import { varyPeople } from "./bed/vary-people.ts";

/** Offers of one owner. */
const offersOfOwner = 200;

const { values } = parseArgs({ options: { offers: { type: "string", default: "3000" } } });
const offers = Number(values.offers);
if (!Number.isSafeInteger(offers) || offers < 1) throw new Error("--offers takes a number");
const config = readConfig(process.env, findProject().folder);
// Sellers with a balance from nowhere would break the books of a real installation.
if (!config.demo) throw new Error("Only a demo can be filled: set DEMO=1");
const closers: (() => Promise<void>)[] = [];
try {
  const { owner, app } = await openDatabase(config, closers);
  await migrate(owner, app);
  const client = new Client("url" in owner ? owner.url : owner);
  await client.connect();
  closers.push(() => client.end());
  const [taken] = (
    await client.query<{ id: string }>("SELECT id FROM offer WHERE id = 'shelf000000001'")
  ).rows;
  if (taken) throw new Error("This database was filled before: use another data folder");
  const pairs = Math.max(100, Math.ceil(offers / offersOfOwner));
  await fillPeople(client, pairs);
  await varyPeople(client, pairs);
  await fillOffers(client, offers, pairs);
  process.stdout.write(`Added ${offers} offers of ${pairs} sellers.\n`);
} finally {
  for (const close of closers.toReversed()) await close();
}
