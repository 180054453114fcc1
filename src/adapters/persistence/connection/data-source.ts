import { DataSource } from "typeorm";
import { migrations } from "../migrations/migrations.ts";
import { entities } from "./entities.ts";
import { pooledClient } from "./pooled-client.ts";
import { isPooled, limits, startOptions, transportMs } from "./session-settings.ts";

/**
 * Where the database is, a server's URL or the embedded cluster's socket, and which user connects.
 */
export type DatabaseAddress = (
  | {
      readonly url: string;
      /**
       * The same login at the server itself, where `url` leads to a pooler that gives each
       * transaction any connection: what a session keeps goes by it.
       */
      readonly directUrl?: string;
    }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    }
) & {
  /** A role that the pool's connections switch to; without one they act as the connecting user. */
  readonly actingAs?: string;
};

/** The two ways to connect to one database: to change its tables, and to serve from them. */
export interface DatabaseAccess {
  readonly owner: DatabaseAddress;
  readonly app: DatabaseAddress;
}

/** Connections of one process; beyond that, requests queue. */
const poolSize = 16;

/**
 * How long a connection is kept without use, in ms. A new one reads the catalogue and plans the prepared statements anew, which
 * takes more of the server's processor than some hundred requests.
 */
const idleMs = 60_000;

/**
 * The pool that serves requests. Not yet connected. Names are looked up along the path, if given;
 * `onBroken` is called for connections that break while idle.
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
      idleTimeoutMillis: idleMs,
      ...givenUpAfter(limits.statement_timeout),
      // A pooler passes on none of them: the role has them (`role-limits.ts`).
      ...(isPooled(address) ? {} : { ...limits, ...startOptions(address, searchPath) }),
    },
  });
}

/** The address of the server itself, for what a session has to keep: locks, listening, limits. */
export function directAddress(address: DatabaseAddress): DatabaseAddress {
  if (!("directUrl" in address) || address.directUrl === undefined) return address;
  const { directUrl, ...rest } = address;
  return { ...rest, url: directUrl };
}

/**
 * For audits of the books: a statement may read millions of rows, and the next one waits for it.
 */
const auditLimits = {
  ...limits,
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** That many connections to the server itself that audit the books. Not yet connected. */
export function createAuditDataSource(address: DatabaseAddress, connections: number): DataSource {
  const direct = directAddress(address);
  return new DataSource({
    ...connectionOptions(direct),
    poolSize: connections,
    extra: {
      ...auditLimits,
      ...givenUpAfter(auditLimits.statement_timeout),
      ...startOptions(direct),
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

/** A link that went silent reports nothing: whoever waits on it needs a timeout of their own. */
function givenUpAfter(statementMs: number) {
  return { Client: pooledClient(), query_timeout: statementMs + transportMs };
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
