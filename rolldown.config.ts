import { defineConfig } from "rolldown";

/**
 * Packages of many small files that are plain code: they become part of the program. The others stay where they are
 * installed: they have files of their own beside their code, or load parts by a name that they compute.
 */
const taken =
  /^(?:typebox|inversify|@inversifyjs|class-validator|libphonenumber-js|validator|@noble\/curves|@noble\/hashes|@scure|micro-packed|iso-3166|ibantools)(?:[-/]|$)/;

/** Threads are started by the name of a file beside the one that starts them. */
const threads = {
  "export-thread": "dist/compiled/composition/export-thread.js",
  "card-thread": "dist/compiled/adapters/export-files/card-thread.js",
  "pdf-thread": "dist/compiled/adapters/files/pdf-thread.js",
};

/**
 * Puts the compiled server into a few files: to find, read and link some five thousand of them took two thirds of a
 * start (`docs/decisions/0209-a-server-in-a-few-files.md`).
 */
export default defineConfig({
  input: { main: "dist/compiled/main.js", ...threads },
  platform: "node",
  external: (id) => !/^[./]/.test(id) && !taken.test(id),
  // What a class or a migration is called is stored, and told in logs.
  output: {
    dir: "dist/server",
    keepNames: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
