import { expect } from "chai";
import type { DataSource } from "typeorm";
import { GroupCommit } from "../../../src/adapters/persistence/commit/group-commit.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";

const applied = { outcome: "applied" };
const commit: Commit = { judgedAt: 0, usage: [], entries: [] };

/** A database that executes the first change and then fails as instructed, once. */
class FailingDatabase {
  readonly sent: number[] = [];
  readonly #error: Error;

  constructor(error: Error) {
    this.#error = error;
  }

  async query(_sql: string, [changes]: readonly string[]): Promise<unknown> {
    const { length } = JSON.parse(changes ?? "[]") as unknown[];
    this.sent.push(length);
    // Those that wait meanwhile share the next statement.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.sent.length === 2) throw this.#error;
    return [{ outcomes: Array.from({ length }, () => applied) }];
  }
}

/** The outcome of one change, and of three that share a batch and fail. */
async function outcomesWith(failure: Error) {
  const database = new FailingDatabase(failure);
  const lane = new GroupCommit(database as unknown as DataSource);
  const told = await Promise.allSettled([1, 2, 3, 4].map(() => lane.commit(commit)));
  const said = told.map((each) =>
    each.status === "fulfilled" ? each.value.outcome : (each.reason as Error).message,
  );
  return { sent: database.sent, said };
}

const coded = (code: string) => Object.assign(new Error(code), { code });

describe("changes whose answer is lost", () => {
  const lost = [
    new Error("Connection terminated unexpectedly"),
    new Error("Query read timeout"),
    coded("ECONNRESET"),
    coded("08006"),
    coded("57P01"),
    coded("57P02"),
    coded("58030"),
    coded("53100"),
    coded("XX000"),
  ];
  for (const error of lost) {
    it(`are not sent again after “${error.message}”: they may have been made`, async () => {
      const { sent, said } = await outcomesWith(error);
      expect(sent).to.deep.equal([1, 3]);
      expect(said).to.deep.equal(["applied", error.message, error.message, error.message]);
    });
  }

  for (const code of ["22003", "23505", "P0001"]) {
    it(`are sent each by itself after ${code}: the database refused them and made none`, async () => {
      const { sent, said } = await outcomesWith(coded(code));
      expect(sent).to.deep.equal([1, 3, 1, 1, 1]);
      expect(said).to.deep.equal(["applied", "applied", "applied", "applied"]);
    });
  }

  it("wait for no lock any more where one was not to be had: then nothing was made", async () => {
    const { sent, said } = await outcomesWith(coded("55P03"));
    expect(sent).to.deep.equal([1, 3, 3]);
    expect(said).to.deep.equal(["applied", "applied", "applied", "applied"]);
  });

  for (const code of ["40001", "40P01"]) {
    it(`are judged again after ${code}: another transaction was in the way`, async () => {
      const { sent, said } = await outcomesWith(coded(code));
      expect(sent).to.deep.equal([1, 3]);
      expect(said).to.deep.equal(["applied", "conflict", "conflict", "conflict"]);
    });
  }
});
