import type { DataSource } from "typeorm";
import type { Commit, CommitOutcome } from "../../../application/ports/commit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { commitJson } from "./commit-json.ts";

/** Somebody else held what the commit changes: nothing of it happened, and it may be tried again. */
export interface StillBusy {
  readonly outcome: "busy";
}

const commitGroup = prepared("SELECT commit_group($1::jsonb, $2::boolean) AS outcomes");
const commitChanges = prepared("SELECT commit_changes($1::jsonb) AS outcomes");

/**
 * Carries commits out in one statement, in the caller's transaction where one has begun. Gives an
 * outcome for each, in their order. `seal`: what the log of staff's acts is sealed with; without it
 * no commit may have anything to tell there.
 */
export async function carryOutCommits(
  database: Pick<DataSource, "query">,
  commits: readonly Commit[],
  seal: AuditSeal | undefined,
): Promise<readonly CommitOutcome[]> {
  const [row] = await database.query<{ outcomes: CommitOutcome[] }[]>(commitChanges, [
    JSON.stringify(commits.map((commit) => commitJson(commit, seal))),
  ]);
  return row?.outcomes ?? [];
}

/**
 * Carries out commits of many at once, as `commitJson` gives them, in a transaction of their own. With
 * `waits`, all of them fail with 55P03 where one cannot have its rows; without, that one alone is `busy`.
 */
export async function carryOutGroup(
  database: Pick<DataSource, "query">,
  commits: readonly ReturnType<typeof commitJson>[],
  waits: boolean,
): Promise<readonly (CommitOutcome | StillBusy)[]> {
  const [row] = await database.query<{ outcomes: (CommitOutcome | StillBusy)[] }[]>(commitGroup, [
    JSON.stringify(commits),
    waits,
  ]);
  return row?.outcomes ?? [];
}
