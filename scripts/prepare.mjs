// Makes the project ready to run, whatever Node the machine has: this file and run.mjs are plain
// JavaScript without dependencies, because they run before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("..", import.meta.url));
const modules = join(projectFolder, "node_modules");
const binaries = join(modules, ".bin");
const neededNode = 24;

/** Several checkers of types work out much of the same, each for itself: one takes three quarters of the processor time. */
export const oneChecker = ["--checkers", "1"];

/** A reason to stop that the person at the keyboard can fix. */
export class CannotPrepare extends Error {}

/** Installs what the lock file of a folder names, if nothing or something else is installed. */
export async function installWhenNeeded(folder = "") {
  const place = join(projectFolder, folder);
  const stamp = join(place, "node_modules", ".peerhold-lock");
  const lock = fingerprint([join(folder, "package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  process.stdout.write(`Installing the dependencies${folder && ` of ${folder}`} …\n`);
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const flags = [
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    `--prefix=${place}`,
  ];
  const { code, output } = await runQuietly(command, [...before, "ci", ...flags]);
  if (code !== 0) throw new CannotPrepare(`${output}\nThe dependencies could not be installed.`);
  writeFileSync(stamp, lock);
}

/** The path of a Node that is new enough: the running one, else the one among the dependencies. */
export function newEnoughNode() {
  if (Number(process.versions.node.split(".")[0]) >= neededNode) return process.execPath;
  const ours = join(binaries, "node");
  if (existsSync(ours)) return ours;
  throw new CannotPrepare(
    `Node ${neededNode} or newer is needed, this is ${process.versions.node}, and none comes with ` +
      `the dependencies for ${process.platform}-${process.arch}: install Node ${neededNode}.`,
  );
}

/** Builds the server, both interfaces and the recovery page, if a source changed since the last build. */
export async function buildWhenNeeded(node) {
  const built = join(projectFolder, "dist");
  const stamp = join(built, ".peerhold-build");
  const sources = fingerprint([
    "package-lock.json",
    "tsconfig.json",
    "tsconfig.server.json",
    "vite.config.ts",
    "vite.admin.config.ts",
    "vite.screen.config.ts",
    "vite.recovery.config.ts",
    "vite.route-table.ts",
    "vite.design-tokens.ts",
    "vite.precompressed.ts",
    "vite.texts.ts",
    "rolldown.config.ts",
    "lingui.config.ts",
    "src",
  ]);
  const results = [
    "server/main.js",
    "web-ui/index.html",
    "first-screen/draw-screen.js",
    "admin-ui/index.html",
    "recovery-page/index.html",
  ].map((file) => join(built, file));
  const isWhole = [stamp, ...results].every((file) => existsSync(file));
  if (isWhole && readFileSync(stamp, "utf8") === sources) return;
  // Beside the output, which may be a file of keys.
  process.stderr.write("Building …\n");
  // A build that fails or is killed must not be taken for the last good one.
  rmSync(built, { recursive: true, force: true });
  const make = async (...command) => {
    const { code, output } = await runQuietly(node, command);
    if (code !== 0) throw new CannotPrepare(`${output}\nThe build failed.`);
  };
  // The interfaces take their tables of routes from the compiled server.
  await make(tool("tsc"), "--project", "tsconfig.server.json", ...oneChecker);
  await Promise.all([
    make(tool("rolldown"), "--config", "rolldown.config.ts"),
    make(tool("vite"), "build"),
    make(tool("vite"), "build", "--config", "vite.screen.config.ts"),
    make(tool("vite"), "build", "--config", "vite.admin.config.ts"),
    make(tool("vite"), "build", "--config", "vite.recovery.config.ts"),
  ]);
  writeFileSync(stamp, sources);
}

/** The script of a tool among the dependencies. */
export function tool(name) {
  return join(binaries, name);
}

/** Runs a program on our Node, in the foreground. Resolves to its exit code. */
export function runInForeground(node, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: projectFolder,
      env: toolEnvironment(environment),
      stdio: "inherit",
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Makes tools that start Node themselves find ours first. */
export function toolEnvironment(more = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...more };
}

/** Runs a program and captures its output. Resolves to that and its exit code. */
export function runQuietly(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: toolEnvironment(environment),
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const path of paths) {
    for (const file of filesIn(join(projectFolder, path))) {
      // By its path in the project: a copy elsewhere counts as the same.
      hash
        .update(`${relative(projectFolder, file)}\n`)
        .update(readFileSync(file))
        .update("\n");
    }
  }
  return hash.digest("hex");
}

/** Only real files count, not an editor's dangling link. */
function filesIn(path) {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}
