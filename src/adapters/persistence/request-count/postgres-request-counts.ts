import { createHash, randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { CountedRequests, ExchangeCounts } from "../../../application/ports/request-counts.ts";
import { prepared } from "../connection/prepared-statements.ts";

/** What other processes count is read as it was when this one wrote. */
const exchangeCounts = prepared(
  `WITH told AS (
     SELECT * FROM unnest($2::bytea[], $3::bigint[], $4::integer[]) told (caller, minute, requests)),
   written AS (
     INSERT INTO request_count (caller, minute, process, requests)
     SELECT caller, minute, $1, requests FROM told ORDER BY caller, minute
     ON CONFLICT (caller, minute, process) DO UPDATE SET requests = EXCLUDED.requests)
   SELECT encode(other.caller, 'hex') AS caller, other.minute, sum(other.requests)::integer AS requests
     FROM request_count other JOIN told USING (caller, minute)
    WHERE other.process <> $1
    GROUP BY other.caller, other.minute`,
);

interface CountRow {
  readonly caller: string;
  readonly minute: string;
  readonly requests: number;
}

/** Counts of all processes; callers are kept as hashes, for as long as they count. */
export function postgresRequestCounts(dataSource: Pick<DataSource, "query">): ExchangeCounts {
  const process = randomBytes(8).toString("hex");
  let newest = 0;
  return async (own) => {
    const hashes = new Map(own.map(({ caller }) => [hashOf(caller).toString("hex"), caller]));
    const rows = await dataSource.query<CountRow[]>(exchangeCounts, [
      process,
      own.map(({ caller }) => hashOf(caller)),
      own.map(({ minute }) => minute),
      own.map(({ requests }) => requests),
    ]);
    const minute = Math.max(...own.map((each) => each.minute));
    if (minute > newest) {
      newest = minute;
      await dataSource.query("DELETE FROM request_count WHERE minute < $1", [minute - 1]);
    }
    return rows.flatMap(({ caller, minute: counted, requests }): CountedRequests[] => {
      const name = hashes.get(caller);
      return name === undefined ? [] : [{ caller: name, minute: Number(counted), requests }];
    });
  };
}

function hashOf(caller: string): Buffer {
  return createHash("sha256").update(caller).digest().subarray(0, 16);
}
