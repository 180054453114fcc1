import type { DataSource } from "typeorm";
import type { Commit, CommitOutcome } from "../../../application/ports/commit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { prepared } from "../connection/prepared-statements.ts";
import { commitJson } from "./commit-json.ts";

/** Another transaction held what the commit changes: none of it happened, and it may be retried. */
export interface StillBusy {
  readonly outcome: "busy";
}

const commitGroup = prepared("SELECT commit_group($1::jsonb, $2::boolean) AS outcomes");
const commitChanges = prepared("SELECT commit_changes($1::jsonb) AS outcomes");

/**
 * Carries out commits in one statement, in the caller's transaction if there is one. Returns an
 * outcome for each, in order. `seal`: seals the entries of the staff log; without it no commit may
 * have entries for that log.
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
 * Carries out commits of many people at once, as built by `commitJson`, in a transaction of their
 * own. With `waits`, all of them fail with 55P03 where one cannot lock its rows; without, only that
 * one is `busy`.
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
