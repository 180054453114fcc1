import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The oldest PostgreSQL that the reference deployment is known to work with. */
const oldestPostgres = 15;

const postgresFolder = "/usr/lib/postgresql";

/** By Debian package, in the order of the command that installs them, the file that shows it is there. */
const shownBy: Readonly<Record<string, string>> = {
  patroni: "/usr/bin/patroni",
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd/__init__.py",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
};

/** What faults need beyond: networks that can be cut. */
const shownByForFaults: Readonly<Record<string, string>> = { iproute2: "/usr/sbin/ip" };

/** The programs of the newest PostgreSQL that is installed; undefined where it is missing or too old. */
export function postgresPrograms(folder = postgresFolder): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= oldestPostgres));
  const programs = join(folder, String(newest), "bin");
  return existsSync(join(programs, "postgres")) ? programs : undefined;
}

/** The Debian packages that are missing on a machine that has these files. */
export function missingPackages(
  withFaults: boolean,
  isThere: (file: string) => boolean = existsSync,
  hasPostgres = postgresPrograms() !== undefined,
): readonly string[] {
  const needed = { ...shownBy, ...(withFaults && shownByForFaults) };
  return [
    ...(hasPostgres ? [] : ["postgresql"]),
    ...Object.entries(needed).flatMap(([name, file]) => (isThere(file) ? [] : [name])),
  ];
}

/** Says what is missing and how to install it. */
export function missingSentence(packages: readonly string[]): string {
  const are = packages.length === 1 ? "a Debian package that is" : "Debian packages that are";
  return `The cluster needs ${are} not installed: sudo apt-get install ${packages.join(" ")}`;
}
