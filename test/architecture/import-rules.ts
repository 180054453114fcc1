import { importsOf, type SourceFile } from "./source-files.ts";

/** A violation of a rule. */
export interface Violation {
  readonly path: string;
  readonly what: string;
}

/** A rule for the whole source; the architecture page lists them under these names. */
export interface Rule {
  readonly name: string;
  readonly check: (files: readonly SourceFile[]) => Violation[];
}

/** A rule about what may import what, checked import by import. */
function importRule(
  name: string,
  appliesTo: (path: string) => boolean,
  allows: (imported: string) => boolean,
): Rule {
  return {
    name,
    check: (files) =>
      files
        .filter(({ path }) => appliesTo(path))
        .flatMap((file) =>
          importsOf(file)
            .filter(({ path }) => !allows(path))
            .map(({ path }) => ({ path: file.path, what: `imports ${path}` })),
        ),
  };
}

const isIn =
  (...folders: readonly string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));
const isNotIn =
  (...folders: readonly string[]) =>
  (path: string) =>
    !isIn(...folders)(path);
const is =
  (...names: readonly string[]) =>
  (imported: string) =>
    names.includes(imported);
const isNot =
  (...names: readonly string[]) =>
  (imported: string) =>
    !names.includes(imported);
const either =
  (...tests: readonly ((path: string) => boolean)[]) =>
  (path: string) =>
    tests.some((test) => test(path));

const http = "src/adapters/http";
const persistence = "src/adapters/persistence";
const composition = "src/composition";
/** The input parser, and the input describer. */
const dtoReaders = new Set([`${http}/inbound/dto-parser.ts`, `${http}/openapi/dto-schemas.ts`]);
const isDto = (path: string) => path.endsWith("-dto.ts");

/** The default numbers, and the one file that stores them. */
const defaultNumbers = "src/domain/policy/default-policy.ts";
const firstPolicy = `${persistence}/policy/first-policy.ts`;

/** What the checksums of addresses are made of: pure functions, audited by others. */
const addressCodecs = ["@scure/base", "@noble/hashes"];

/** Rules 1 to 8, 19 and 20 of docs/architecture.md. */
export const importRules: readonly Rule[] = [
  importRule(
    "the domain imports only itself and pure libraries",
    isIn("src/domain"),
    either(isIn("src/domain"), is("ts-pattern", "ibantools", ...addressCodecs)),
  ),
  importRule(
    "the application imports only the domain and itself",
    isIn("src/application"),
    isIn("src/domain", "src/application"),
  ),
  importRule("HTTP never imports persistence", isIn(http), isNotIn(persistence)),
  importRule("persistence never imports HTTP", isIn(persistence), isNotIn(http)),
  importRule(
    "only the composition knows the container",
    isNotIn(composition),
    isNot("inversify", "reflect-metadata"),
  ),
  importRule(
    "only DTOs and their one parser know class-validator",
    (path) => !isDto(path) && !dtoReaders.has(path),
    isNot("class-validator", "class-transformer", "class-validator-jsonschema"),
  ),
  importRule(
    "only persistence and the composition know the database",
    isNotIn(persistence, composition),
    isNot("typeorm", "pg", "pg-boss"),
  ),
  importRule(
    "contract and client import only each other, the domain and typebox",
    (path) => isIn(`${http}/contract`, `${http}/client`)(path) && !isDto(path),
    either(isIn(`${http}/contract`, `${http}/client`, "src/domain"), is("typebox")),
  ),
  importRule(
    "a DTO imports only its validators, the contract and the domain",
    isDto,
    either(isIn(`${http}/contract`, "src/domain"), is("class-validator")),
  ),
  importRule(
    "the traders' interface imports of ours only contract, client, browser, multisig and the domain",
    isIn("src/adapters/web-ui"),
    either(
      isIn("src/adapters/web-ui", `${http}/contract`, `${http}/client`, "src/domain"),
      isIn("src/adapters/browser", "src/adapters/multisig"),
      isPackage,
    ),
  ),
  importRule(
    "the console imports of ours only contract, client, browser and the domain",
    isIn("src/admin-ui"),
    either(
      isIn(
        "src/admin-ui",
        "src/adapters/browser",
        `${http}/contract`,
        `${http}/client`,
        "src/domain",
      ),
      isPackage,
    ),
  ),
  importRule(
    "what recovers an escrow imports of ours only itself and the domain, and nothing of Node",
    isIn("src/recovery-page", "src/adapters/multisig"),
    either(
      isIn("src/recovery-page", "src/adapters/multisig", "src/domain"),
      (imported) => isPackage(imported) && !imported.startsWith("node:"),
    ),
  ),
  importRule(
    "nothing but the first policy of a database reads the default numbers",
    (path) => path.startsWith("src/") && path !== firstPolicy,
    isNot(defaultNumbers),
  ),
  importRule(
    "the core is tested without a database",
    isIn("test/domain", "test/application"),
    isNot(
      ...["account-app", "database", "demo-market", "offer-shelf", "test-app", "trading-floor"].map(
        (name) => `test/support/${name}.ts`,
      ),
    ),
  ),
];

function isPackage(imported: string): boolean {
  return !imported.startsWith("src/");
}
