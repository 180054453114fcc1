import { DataSource } from "typeorm";
import { migrations } from "../migrations/migrations.ts";
import { entities } from "./entities.ts";
import { pooledClient } from "./pooled-client.ts";

/** Where the database is, a server's URL or the embedded cluster's socket, and who comes there. */
export type DatabaseAddress = (
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    }
) & {
  /** A role that connections of the pool take on; without one they act as who connects. */
  readonly actingAs?: string;
};

/** The two ways into one database: to change its tables, and to serve from them. */
export interface DatabaseAccess {
  readonly owner: DatabaseAddress;
  readonly app: DatabaseAddress;
}

/** Connections of one process; beyond it requests queue. */
const poolSize = 16;

/**
 * Limits that the server itself keeps, in ms. A link that goes silent in the middle of a
 * transaction would otherwise hold its row locks until the system's keepalive, two hours later.
 */
const limits = {
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 2_000,
};

/** How much longer than the server's limit an answer may take to arrive, in ms. */
const transportMs = 500;

/**
 * The pool that serves requests. Not yet connected. Names are looked up along the path, if given;
 * `onBroken` hears of connections that break while nobody uses them.
 */
export function createDataSource(
  address: DatabaseAddress,
  searchPath?: string,
  onBroken: (error: unknown) => void = () => undefined,
): DataSource {
  return new DataSource({
    ...connectionOptions(address),
    entities,
    poolErrorHandler: onBroken,
    poolSize,
    extra: {
      ...limits,
      ...givenUpAfter(limits.statement_timeout),
      ...startOptions(address, searchPath),
    },
  });
}

/** For audits of the books: a statement may read millions of rows, and the next one waits for it. */
const auditLimits = {
  ...limits,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** So many connections that audit the books. Not yet connected. */
export function createAuditDataSource(address: DatabaseAddress, connections: number): DataSource {
  return new DataSource({
    ...connectionOptions(address),
    poolSize: connections,
    extra: {
      ...auditLimits,
      ...givenUpAfter(auditLimits.statement_timeout),
      ...startOptions(address),
    },
  });
}

/** Connections for migrations, which may take as long as they need. Not yet connected. */
export function createMigrationDataSource(address: DatabaseAddress): DataSource {
  return new DataSource({
    ...connectionOptions(address),
    // One for the lock, one for the migrations.
    poolSize: 2,
    migrations,
    migrationsTableName: "migration",
    migrationsTransactionMode: "each",
  });
}

/** A link that went silent says nothing: whoever waits on it has to stop by himself. */
function givenUpAfter(statementMs: number) {
  return { Client: pooledClient(), query_timeout: statementMs + transportMs };
}

/**
 * What a connection is told when it begins. Statements of ours are short and many: to compile one for the
 * machine takes seconds where the planner takes it for dear, and running it takes milliseconds.
 */
function startOptions({ actingAs }: DatabaseAddress, searchPath?: string) {
  const options = [
    "-c jit=off",
    ...(actingAs === undefined ? [] : [`-c role=${actingAs}`]),
    ...(searchPath === undefined ? [] : [`-c search_path=${searchPath}`]),
  ].join(" ");
  return { options };
}

function connectionOptions(address: DatabaseAddress) {
  const where =
    "url" in address
      ? { url: address.url }
      : {
          host: address.host,
          port: address.port,
          username: address.user,
          database: address.database,
        };
  return {
    ...where,
    type: "postgres" as const,
    applicationName: "peerhold",
    connectTimeoutMS: 2_000,
    installExtensions: false,
    synchronize: false,
  };
}
