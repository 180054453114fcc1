import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg)$/;

/**
 * Puts a copy by brotli and one by gzip beside each built file, as small as they get: a file is
 * built once and sent often (`built-assets.ts` serves them).
 */
export function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const copies = await Promise.all([
    brotli(body, { params }).then((copy) => ({ name: `${file}.br`, copy })),
    gzipped(body, { level: constants.Z_BEST_COMPRESSION }).then((copy) => ({
      name: `${file}.gz`,
      copy,
    })),
  ]);
  const smaller = copies.filter(({ copy }) => copy.length < body.length);
  await Promise.all(smaller.map(({ name, copy }) => writeFile(name, copy)));
}
