import { CannotStart } from "../application/ports/cannot-start.ts";

export function migrateUrl(text: string, database: string | undefined): string | undefined {
  const url = databaseUrl("DATABASE_MIGRATE_URL", text);
  if (url === undefined || database !== undefined) return url;
  throw new CannotStart(
    "DATABASE_MIGRATE_URL also needs DATABASE_URL, for the account that serves.",
  );
}

/**
 * The same account at the server itself, where DATABASE_URL leads to a pooler. An account of its own
 * that serves is needed, since the time limits of its sessions are kept with it.
 */
export function listenUrl(
  text: string,
  others: {
    readonly database: string | undefined;
    readonly migrate: string;
    readonly demo: boolean;
  },
): string | undefined {
  const url = databaseUrl("DATABASE_LISTEN_URL", text);
  if (url === undefined) return undefined;
  if (others.database === undefined || others.migrate === "") {
    throw new CannotStart(
      "DATABASE_LISTEN_URL also needs DATABASE_URL, the pooler's address, and DATABASE_MIGRATE_URL, the owner's at the server itself.",
    );
  }
  if (new URL(url).username !== new URL(others.database).username) {
    throw new CannotStart("DATABASE_LISTEN_URL has to name the account that DATABASE_URL names.");
  }
  if (others.demo) {
    throw new CannotStart(
      "A demo uses the database without a pooler: leave out DATABASE_LISTEN_URL.",
    );
  }
  return url;
}

export function databaseUrl(name: string, text: string): string | undefined {
  if (text === "") return undefined;
  // The value is not repeated: it may hold a password.
  if (namesSeveralHosts(text)) {
    throw new CannotStart(
      `${name} names several hosts, but accepts one: use an address that leads to the primary server.`,
    );
  }
  const protocol = URL.parse(text)?.protocol;
  if (protocol === "postgres:" || protocol === "postgresql:") return text;
  throw new CannotStart(`${name} has to look like postgres://user:password@host:5432/name.`);
}

/** libpq takes a list of hosts, the driver does not: it would look for one of that name. */
function namesSeveralHosts(text: string): boolean {
  const [, authority = "", query = ""] = /^\w+:\/\/([^/?#]*)[^?#]*\??([^#]*)/.exec(text) ?? [];
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  const asked = new URLSearchParams(query);
  return [hosts, ...asked.getAll("host"), ...asked.getAll("port")].some((each) =>
    each.includes(","),
  );
}

/** Several replicas are separated by spaces: how old each one is has to be measured by itself. */
export function readUrls(text: string, database: string | undefined): readonly string[] {
  const urls = text.split(/\s+/).filter((each) => each !== "");
  if (urls.length > 0 && database === undefined) {
    throw new CannotStart(
      "DATABASE_READ_URL also needs DATABASE_URL, the primary server's address.",
    );
  }
  return urls.flatMap((url) => databaseUrl("DATABASE_READ_URL", url) ?? []);
}
