import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findProject } from "../../src/composition/project.ts";
import { CannotRun } from "./cannot-run.ts";

/** The machines of the database, as the files of an installation name them. */
export const databaseMachines = ["db1", "db2", "db3"] as const;

export type DatabaseMachine = (typeof databaseMachines)[number];

/** Where the machines of the database are, and what their servers are told. */
export interface DatabaseSide {
  readonly addresses: Readonly<Record<DatabaseMachine, string>>;
  /** From which the servers accept connections, such as 10.0.0.0/24. */
  readonly network: string;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly passwords: {
    readonly superuser: string;
    readonly replication: string;
    readonly rewind: string;
  };
}

/** Where the balancer listens, and whom it asks. */
export interface BalancerSide {
  readonly addresses: Readonly<Record<DatabaseMachine, string>>;
  readonly port: number;
  /** Where it leads to the primary. */
  readonly databasePort: number;
  readonly webPorts: readonly [number, number];
}

const documented: Readonly<Record<DatabaseMachine, string>> = {
  db1: "10.0.0.21",
  db2: "10.0.0.22",
  db3: "10.0.0.23",
};

/** The text of a file for installations, by its path in docs/deployment. */
export function deploymentFile(...path: readonly string[]): string {
  return readFileSync(join(findProject().folder, "docs", "deployment", ...path), "utf8");
}

export function etcdFile(
  machine: DatabaseMachine,
  { addresses }: Pick<DatabaseSide, "addresses">,
  dataFolder: string,
): string {
  return replaced(ofMachine(machine, deploymentFile("cluster", "etcd.yml"), addresses), {
    "/var/lib/etcd/peerhold": dataFolder,
  });
}

/** `folder`: that of the machine, for its data and passwords. */
export function patroniFile(machine: DatabaseMachine, side: DatabaseSide, folder: string): string {
  const { superuser, replication, rewind } = side.passwords;
  return replaced(ofMachine(machine, deploymentFile("cluster", "patroni.yml"), side.addresses), {
    "/usr/lib/postgresql/15/bin": side.programs,
    "/var/lib/postgresql/15/peerhold": join(folder, "postgres"),
    "/var/lib/postgresql/patroni.pgpass": join(folder, "patroni.pgpass"),
    "change-this-one": superuser,
    "change-this-two": replication,
    "change-this-three": rewind,
    // Three servers with one port on one machine: there is one socket of that name.
    "unix_socket_directories: /var/run/postgresql": `unix_socket_directories: ""`,
    "10.0.0.0/24": side.network,
  });
}

/** Without TLS, whose certificate a machine for trying does not have. */
export function balancerFile(side: BalancerSide): string {
  const [first, second] = side.webPorts;
  return withAddresses(
    replaced(deploymentFile("haproxy.cfg"), {
      "bind :80": `bind 127.0.0.1:${side.port}`,
      "  bind :443 ssl crt /etc/haproxy/market.example.org.pem alpn h2,http/1.1\n": "",
      "  http-request redirect scheme https code 308 unless { ssl_fc }\n": "",
      "bind 127.0.0.1:5432": `bind 127.0.0.1:${side.databasePort}`,
      "10.0.0.11:3000": `127.0.0.1:${first}`,
      "10.0.0.12:3000": `127.0.0.1:${second}`,
    }),
    side.addresses,
  );
}

/** The files are those of db1: on another machine its name and address change, lists of all three do not. */
function ofMachine(
  machine: DatabaseMachine,
  text: string,
  addresses: DatabaseSide["addresses"],
): string {
  const lines = text.split("\n").map((line) => {
    if (line.includes(documented.db2)) return line;
    return line.replaceAll(documented.db1, documented[machine]).replace(/\bdb1$/, machine);
  });
  return withAddresses(lines.join("\n"), addresses);
}

function withAddresses(text: string, addresses: DatabaseSide["addresses"]): string {
  return databaseMachines.reduce(
    (written, machine) => written.replaceAll(`${documented[machine]}:`, `${addresses[machine]}:`),
    text,
  );
}

/** Fails where the file no longer says what is replaced: what runs would be something else. */
function replaced(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((written, [from, to]) => {
    if (!written.includes(from)) throw new CannotRun(`A file for installations lacks "${from}".`);
    return written.replaceAll(from, to);
  }, text);
}
