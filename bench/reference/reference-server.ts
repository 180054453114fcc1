import type { AddressInfo } from "node:net";
import express from "express";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import type { Database } from "../bed/bed.ts";
import type { Statement } from "./recorded-sql.ts";
import { roomStatementsOf, type RoomStatements } from "./room-statements.ts";
import { searchStatementsOf, type SearchStatements } from "./search-statements.ts";

/** What bare routes should serve. */
export interface ReferenceTask {
  readonly address: Database;
  /** The queries of searches; each is served under `/search/<its index>`. */
  readonly searches: readonly string[];
  /** Each is served under `/room/<its index>/trade` and `/room/<its index>/messages`. */
  readonly rooms: readonly { readonly tradeId: string; readonly readerId: string }[];
}

// Bare routes: Express, the same pool, the same statements, the rows as JSON. Nothing else.
process.on("message", (task: ReferenceTask) => void serve(task));
process.on("disconnect", () => process.exit());

async function serve({ address, searches, rooms }: ReferenceTask): Promise<void> {
  const pool = await createDataSource(address).initialize();
  const run = ({ sql, parameters }: Statement) =>
    pool.query<{ id: string | null }[]>(sql, [...parameters]);
  const searchStatements: SearchStatements[] = [];
  for (const query of searches) searchStatements.push(await searchStatementsOf(query));
  const roomStatements: RoomStatements[] = [];
  for (const { tradeId, readerId } of rooms) {
    roomStatements.push(await roomStatementsOf(tradeId, readerId));
  }
  const app = express();
  app.get("/search/:place", async (request, response) => {
    const asked = searchStatements[Number(request.params.place)];
    if (!asked) return void response.status(404).json({});
    const found = await run(asked.search);
    const ids = found.flatMap(({ id }) => id ?? []).slice(0, 10);
    const eligibilities = await run(asked.eligibilities(ids));
    return void response.json({ found, eligibilities });
  });
  app.get("/room/:place/:part", async (request, response) => {
    const asked = roomStatements[Number(request.params.place)];
    if (!asked) return void response.status(404).json({});
    const [first, ...rest] = request.params.part === "trade" ? asked.trade : asked.messages;
    if (!first) return void response.status(404).json({});
    const session = await run(first);
    return void response.json([session, ...(await Promise.all(rest.map(run)))]);
  });
  const server = app.listen(0, "127.0.0.1", () => {
    process.send?.((server.address() as AddressInfo).port);
  });
}
