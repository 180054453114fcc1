import type { QueryRunner } from "typeorm";
import type { FindingRow } from "../../../application/ports/books.ts";
import { anyNumber } from "./book-query.ts";
import { entriesWithin, type SliceReadings } from "./slice-readings.ts";
import { allPeriodsSql, duePeriodsSql, openingsWeightSql, proofSql } from "./period-queries.ts";

/** Within how many seconds each sealed period is read again. */
const provenWithinSeconds = 7 * 86_400;

type Task = (runner: QueryRunner) => Promise<void>;

/** What proofs of sealed periods found in one audit. */
export class PeriodProofs {
  /** Of periods that changed, and of opening balances that are not what periods left. */
  readonly findings: FindingRow[] = [];
  /** Those found unchanged. */
  readonly proven = new Set<number>();
  readonly #readings: SliceReadings;
  #milliseconds = 0;
  readonly #salt = anyNumber();

  constructor(readings: SliceReadings) {
    this.#readings = readings;
  }

  /** One for each period that is due. */
  async due(runner: QueryRunner): Promise<readonly Task[]> {
    const periods = await numbersOf(runner, duePeriodsSql, [provenWithinSeconds]);
    return periods.map((period) => async (each) => {
      await this.#prove(each, period, false);
    });
  }

  /**
   * One for every period, each in a statement of its own, as all together may take longer than one
   * statement can; the last to end compares the opening balances with what all of them left.
   */
  async all(runner: QueryRunner): Promise<readonly Task[]> {
    const periods = await numbersOf(runner, allPeriodsSql, []);
    let weight = 0n;
    let left = periods.length;
    return periods.map((period) => async (each) => {
      // Not in one line with the wait: two connections add to it.
      const added = await this.#prove(each, period, true);
      weight += added;
      left -= 1;
      if (left > 0) return;
      const [row] = (await each.query(openingsWeightSql, [this.#salt])) as { weight: string }[];
      if (BigInt(row?.weight ?? 0) !== weight) this.#find({ differs: "openings" });
    });
  }

  get milliseconds(): number {
    return Math.round(this.#milliseconds);
  }

  /** Reads one period again. Returns what it adds to accounts. */
  async #prove(runner: QueryRunner, period: number, isWeighed: boolean): Promise<bigint> {
    const began = performance.now();
    const [row] = (await runner.query(proofSql, [period, this.#salt, isWeighed])) as Proof[];
    this.#milliseconds += performance.now() - began;
    if (!row) return 0n;
    const { holds, weight, ...range } = row;
    if (!holds) this.#find({ period, differs: "rows", ...range });
    const entries = entriesWithin(range.first, range.last);
    if ((await this.#readings.holds(runner, "entries", entries)) && holds) this.proven.add(period);
    return BigInt(weight ?? 0);
  }

  #find(row: FindingRow): void {
    if (
      !this.findings.some(({ period, differs }) => period === row.period && differs === row.differs)
    )
      this.findings.push(row);
  }
}

interface Proof {
  readonly holds: boolean;
  readonly first: string;
  readonly last: string;
  /** How many more there are than when it was sealed. */
  readonly entries: number;
  readonly postings: number;
  readonly weight: string | null;
}

async function numbersOf(
  runner: QueryRunner,
  sql: string,
  parameters: unknown[],
): Promise<readonly number[]> {
  const rows = (await runner.query(sql, parameters)) as { number: number }[];
  return rows.map(({ number }) => number);
}
