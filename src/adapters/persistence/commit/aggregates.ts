/** Where the rows of one kind of aggregate are. */
interface AggregateTables {
  /** The row of each, with the columns `id` and `version`. */
  readonly table: string;
  /** By the name that a change uses: tables that rows are added to with a change. */
  readonly added?: Readonly<Record<string, string>>;
}

/** By the name of the aggregate. */
export type AggregateRegistry = Readonly<Record<string, AggregateTables>>;

/**
 * The aggregates that are committed by what stands here alone. A new one takes its tables and a line;
 * trades, which are many, have statements of their own.
 */
export const aggregates: AggregateRegistry = {};
