import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflate } from "@sparticuz/chromium";
import { claimPlace } from "../../src/adapters/persistence/embedded-postgres/claim-place.ts";
import { findProject } from "../../src/composition/project.ts";

/** A browser to start, with the environment that it needs. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/** The browser named by CHROME_PATH, else the system's, else the one from the dependencies. */
export async function findChromium(): Promise<Chromium> {
  const installed = [process.env["CHROME_PATH"], "/usr/bin/chromium"].find(
    (path) => path !== undefined && existsSync(path),
  );
  return installed ? { executablePath: installed, env: environment() } : unpackedChromium();
}

/** Unpacks the browser of the registry's package once. It brings its own libraries and a font. */
async function unpackedChromium(): Promise<Chromium> {
  const packageFolder = join(findProject().folder, "node_modules", "@sparticuz", "chromium");
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(findProject().folder, "node_modules", ".cache");
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(packageFolder, "bin"), folder);
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

async function unpack(archives: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const temporary = process.env["TMPDIR"];
  // The package unpacks into the temporary folder, whatever is there already.
  process.env["TMPDIR"] = unfinished;
  try {
    for (const archive of ["chromium.br", "fonts.tar.br", "al2023.tar.br"]) {
      await inflate(join(archives, archive));
    }
  } finally {
    if (temporary === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = temporary;
  }
  writeFileSync(join(unfinished, "fonts.conf"), fontConfiguration(folder));
  claimPlace(unfinished, folder);
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
