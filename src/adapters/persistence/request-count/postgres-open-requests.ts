import { createHash, randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type {
  OpenRequest,
  OpenRequestShare,
} from "../../../application/ports/open-request-share.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import { prepared } from "../connection/prepared-statements.ts";

/** Two processes that ask at the same moment do not see each other: each may allow one too many. */
const open = prepared(
  `WITH opened AS (SELECT * FROM unnest($2::bigint[], $3::bytea[]) opened (number, caller)),
   written AS (
     INSERT INTO open_request (process, number, caller)
     SELECT $1, number, caller FROM opened
     ON CONFLICT (process, number) DO NOTHING)
   SELECT opened.number, count(living.process)::integer AS elsewhere
     FROM opened
     LEFT JOIN open_request other ON other.caller = opened.caller AND other.process <> $1
     LEFT JOIN open_request_process living
       ON living.process = other.process AND living.until > clock_timestamp()
    GROUP BY opened.number`,
);

const keep = prepared(
  `WITH kept AS (
     INSERT INTO open_request_process (process, until)
     VALUES ($1, clock_timestamp() + interval '6 seconds')
     ON CONFLICT (process) DO UPDATE SET until = EXCLUDED.until
     RETURNING xmax = 0 AS "isNew")
   SELECT "isNew" AS "isForgotten",
     1 + (SELECT count(*)::integer FROM open_request_process
           WHERE process <> $1 AND until > clock_timestamp()) AS processes
     FROM kept`,
);

/** What processes left behind that ended without giving it back. */
const sweep = prepared(
  `WITH gone AS (
     DELETE FROM open_request_process WHERE until < clock_timestamp() - interval '1 minute')
   DELETE FROM open_request WHERE process NOT IN (
     SELECT process FROM open_request_process WHERE until >= clock_timestamp() - interval '1 minute')`,
);

/** Every so many signs of life, what others left behind is swept. */
const sweepEvery = 30;

/** Open requests by process; callers are kept as hashes, for as long as they count. */
export function postgresOpenRequests(dataSource: Pick<DataSource, "query">): OpenRequestShare {
  const process = randomBytes(8).toString("hex");
  let signs = 0;
  const opening = batchLoader<OpenRequest, number>(async (requests) => {
    const rows = await dataSource.query<{ number: string; elsewhere: number }[]>(open, [
      process,
      requests.map(({ number }) => number),
      requests.map(({ caller }) => createHash("sha256").update(caller).digest().subarray(0, 16)),
    ]);
    const elsewhere = new Map(rows.map((row) => [Number(row.number), row.elsewhere]));
    return requests.map(({ number }) => elsewhere.get(number) ?? 0);
  });
  return {
    open: (request) => opening.load(request),
    async end(numbers) {
      await dataSource.query(
        "DELETE FROM open_request WHERE process = $1 AND number = ANY($2::bigint[])",
        [process, numbers],
      );
    },
    async keep() {
      if ((signs += 1) % sweepEvery === 0) await dataSource.query(sweep);
      const [kept] = await dataSource.query<{ isForgotten: boolean; processes: number }[]>(keep, [
        process,
      ]);
      return kept ?? { isForgotten: false, processes: 1 };
    },
    async leave() {
      await dataSource.query("DELETE FROM open_request_process WHERE process = $1", [process]);
      await dataSource.query("DELETE FROM open_request WHERE process = $1", [process]);
    },
  };
}
