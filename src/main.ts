import { join } from "node:path";

/**
 * The program's entry: serves, or with `audit-books` checks once whether the books balance, with
 * `seal-keys` makes a file of keys. It
 * checks the version first and imports the rest only then: an older Node would stop with a syntax
 * error that does not say what to do.
 */
const needed = 24;

if (Number(process.versions.node.split(".")[0]) < needed) {
  process.stderr.write(
    `Node ${needed} or newer is needed, this is ${process.versions.node}: use npm start, which brings its own.\n`,
  );
  process.exitCode = 1;
} else {
  const { enableCompileCache } = await import("node:module");
  // Beside the build, which replaces it. Where nothing can be written, Node goes on without.
  enableCompileCache(join(import.meta.dirname, "..", "compile-cache"));
  if (process.argv[2] === "audit-books") {
    const { auditBooksOnce } = await import("./composition/audit-books-command.ts");
    await auditBooksOnce(process.argv.slice(3));
  } else if (process.argv[2] === "seal-keys") {
    const { sealKeysOnce } = await import("./composition/seal-keys-command.ts");
    await sealKeysOnce();
  } else {
    const { stopSignal } = await import("./composition/stop-signal.ts");
    const told = stopSignal();
    const { serve } = await import("./composition/serve.ts");
    await serve(told);
  }
}
