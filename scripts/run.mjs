// `node scripts/run.mjs start|test|test:domain|test:planted|test:guards|test:faults|test:chains|test:lightning|cluster|cluster:faults|check-patroni|check|build|texts|format|shots|fuzz|sbom|simulate|audit-books|seal-keys|verify-case|verify-liabilities|recover-escrow|bench|chains|seed|new`:
// prepares what the task needs, then runs it on a Node that is new enough.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { check } from "./check.mjs";
import { newThing } from "./new-feature.mjs";
import { printParts } from "./parts-list.mjs";
import {
  buildWhenNeeded,
  CannotPrepare,
  installWhenNeeded,
  newEnoughNode,
  projectFolder,
  runInForeground,
  runQuietly,
  tool,
  toolEnvironment,
} from "./prepare.mjs";
import { runWithSecondRun } from "./second-run.mjs";
import { filesInOrder } from "./test-order.mjs";

/** A package of its own, which only the nodes of chains need. */
const chainsFolder = join("tools", "chains");
const chainTests = [tool("mocha"), "--config", ".mocharc.chains.json"];
const lightningTests = [tool("mocha"), "--config", ".mocharc.lightning.json"];

const clusterFolder = join("tools", "cluster");

const tasks = {
  async start(node, args) {
    await buildWhenNeeded(node);
    return runServer(node, args);
  },
  // Node can read the checker's types away by itself.
  "verify-case": async (_node, args) => (await import("./verify-case.mjs")).verifyCases(args),
  "verify-liabilities": async (_node, args) =>
    (await import("./verify-liabilities.mjs")).verifyLiabilities(args),
  "recover-escrow": async (_node, args) => (await import("./recover-escrow.mjs")).recover(args),
  async "audit-books"(node, args) {
    await buildWhenNeeded(node);
    return runServer(node, ["audit-books", ...args]);
  },
  async "seal-keys"(node) {
    await buildWhenNeeded(node);
    return runServer(node, ["seal-keys"]);
  },
  async test(node, args) {
    await buildWhenNeeded(node);
    const run = (flags, environment) => mocha(node, flags, environment);
    const flags = inOrder(await changedTests(node, args));
    const failed = await check(node, { isBuilt: true });
    if (failed) return failed;
    // Who names files wants those alone.
    const chains = args.length === 0 ? testChainsBeside(node) : undefined;
    const code = await runWithSecondRun(run, flags);
    return (await chains?.(code)) ?? code;
  },
  "test:domain": (node, args) => mocha(node, ["--config", ".mocharc.domain.json", ...coreOf(args)]),
  async "test:planted"(node, args) {
    await buildWhenNeeded(node);
    const script = join("test", "planted", "run-planted.ts");
    return runInForeground(node, ["--import", "tsx", script, ...args]);
  },
  async "test:guards"(node, args) {
    await buildWhenNeeded(node);
    const script = join("test", "guard-removal", "run-guards.ts");
    return runInForeground(node, ["--import", "tsx", script, ...args]);
  },
  async "test:faults"(node, args) {
    await buildWhenNeeded(node);
    const file = join("test", "faults", "run-faults.ts");
    return runInForeground(node, ["--import", "tsx", file, ...args]);
  },
  "test:chains": testChains,
  async "test:lightning"(node, args) {
    await installWhenNeeded(chainsFolder);
    return runInForeground(node, [...lightningTests, ...args]);
  },
  async chains(node, args) {
    await installWhenNeeded(chainsFolder);
    return runUntilStopped(node, [join(chainsFolder, "chains.mjs"), ...args]);
  },
  cluster: (node, args) => runCluster(node, args, join(clusterFolder, "run-cluster.ts")),
  "cluster:faults": (node, args) =>
    runCluster(node, args, join("test", "cluster-faults", "run-cluster-faults.ts")),
  "check-patroni": (node, args) =>
    runInForeground(node, ["--import", "tsx", join(clusterFolder, "check-patroni.ts"), ...args]),
  check: (node) => check(node),
  async build(node) {
    await buildWhenNeeded(node);
    return 0;
  },
  texts: (node) => runInForeground(node, [tool("lingui"), "extract", "--clean"]),
  format: (node) => runInForeground(node, [tool("oxfmt")]),
  new: newThing,
  async fuzz(node, args) {
    await buildWhenNeeded(node);
    return fuzz(node, args);
  },
  sbom: printParts,
  simulate: (node, args) =>
    runInForeground(node, ["--import", "tsx", join("test", "simulation", "simulate.ts"), ...args]),
  async bench(node, args) {
    await buildWhenNeeded(node);
    return runInForeground(node, ["--import", "tsx", join("bench", "run.ts"), ...args]);
  },
  seed: (node, args) =>
    runInForeground(node, ["--import", "tsx", join("bench", "seed.ts"), ...args]),
  async shots(node) {
    await buildWhenNeeded(node);
    return runInForeground(node, ["--import", "tsx", join("test", "support", "take-screens.ts")]);
  },
};

const [name, ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  process.stderr.write(`Unknown task "${name}": one of ${Object.keys(tasks).join(", ")}.\n`);
  process.exit(1);
}
try {
  // The list of parts is read from the lock file, and nothing else may be on its output.
  if (name !== "sbom") await installWhenNeeded();
  process.exitCode = await task(newEnoughNode(), rest);
} catch (error) {
  if (!(error instanceof CannotPrepare)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** What is missing is said at once, before anything is built. */
async function runCluster(node, args, script) {
  const flags = ["--import", "tsx"];
  const missing = [join(clusterFolder, "expect-packages.ts"), name];
  const code = await runInForeground(node, [...flags, ...missing]);
  if (code !== 0) return code;
  await buildWhenNeeded(node);
  return runUntilStopped(node, [...flags, script, ...args]);
}

async function testChains(node, args) {
  await installWhenNeeded(chainsFolder);
  return runInForeground(node, [...chainTests, ...args]);
}

/**
 * Begins the tests of chains, which wait much longer than they compute, beside others. The function tells what came
 * of them once those others have ended with a code, and resolves to the code of both. Beside others a node may
 * be too slow: what failed is run again alone.
 */
function testChainsBeside(node) {
  const running = installWhenNeeded(chainsFolder).then(() => runQuietly(node, chainTests));
  running.catch(() => undefined);
  return async (code) => {
    const { code: ofChains, output } = await running;
    process.stdout.write(output);
    if (ofChains === 0 || code !== 0) return code || ofChains;
    process.stdout.write("\nThe tests of chains failed, and are run again alone:\n\n");
    return testChains(node, []);
  };
}

/**
 * `--changed [commit]`: the test files that a change since then can affect, by default since the
 * parent of the last commit; other flags stay. Without any, mocha gets a pattern without a match.
 */
async function changedTests(node, args) {
  const place = args.indexOf("--changed");
  if (place === -1) return args;
  const [base = ""] = args.slice(place + 1);
  const isNamed = base !== "" && !base.startsWith("-");
  const script = join("test", "support", "running", "print-changed-tests.ts");
  const names = ["--import", "tsx", script, ...(isNamed ? [base] : [])];
  const { code, output } = await runQuietly(node, names);
  if (code !== 0) throw new CannotPrepare(`${output}\nWhat changed could not be found out.`);
  const files = output.split("\n").filter((line) => line.endsWith(".test.ts"));
  const others = args.toSpliced(place, isNamed ? 2 : 1);
  process.stdout.write(`The change can reach ${files.length} test files.\n`);
  return files.length === 0 ? [...others, "--grep", "^$"] : [...others, ...files];
}

/** Names every file where none is named. What is named stands in the order of the whole run. */
function inOrder(args) {
  const all = filesInOrder(projectFolder);
  if (!args.some((each) => each.startsWith("test/"))) return [...args, ...all];
  const named = new Set(args);
  const ordered = all.filter((path) => named.has(path));
  return [...args.filter((each) => !ordered.includes(each)), ...ordered];
}

/** Runs only the named files, if any; otherwise the whole core. */
function coreOf(args) {
  const namesFiles = args.some((each) => each.endsWith(".test.ts"));
  return namesFiles ? args : [join("test", "domain"), join("test", "application"), ...args];
}

function mocha(node, flags, environment = {}) {
  return runInForeground(node, [tool("mocha"), ...flags], environment);
}

/** `--minutes N` of hostile requests; `--seed S` repeats a run. */
function fuzz(node, args) {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: "string", default: "5" }, seed: { type: "string" } },
  });
  const seed = values.seed ?? String(randomInt(1_000_000_000));
  process.stdout.write(`The seed is ${seed}.\n`);
  const file = join("test", "adapters", "http", "hostile-requests.test.ts");
  return runInForeground(node, [tool("mocha"), "--config", ".mocharc.fuzz.json", file], {
    FUZZ_MINUTES: values.minutes,
    FUZZ_SEED: seed,
  });
}

function runServer(node, args) {
  return runUntilStopped(node, [join("dist", "server", "main.js"), ...args]);
}

/**
 * Runs a program and stays until it has ended. Signals are passed on; if this process or npm is
 * killed, the closed channel tells the program to stop, so that no orphan keeps the port.
 */
function runUntilStopped(node, args) {
  return new Promise((resolve, reject) => {
    const server = spawn(node, args, {
      cwd: projectFolder,
      env: toolEnvironment(),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    server.on("error", reject);
    server.on("exit", (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => server.kill(signal === "SIGINT" ? "SIGINT" : "SIGTERM"));
    }
    const npm = npmPid();
    const watch = setInterval(() => {
      if (npmPid() !== npm && server.connected) server.disconnect();
    }, 500);
  });
}

/**
 * The npm process above us, as long as it lives: our parent, or the parent of the shell that npm
 * runs the script in. On systems other than Linux the shell hides it.
 */
function npmPid() {
  if (!process.env.npm_lifecycle_event) return undefined;
  try {
    const parent = `/proc/${process.ppid}`;
    const isShell = readFileSync(`${parent}/cmdline`, "utf8").includes("run.mjs");
    if (!isShell) return process.ppid;
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`${parent}/status`, "utf8"))?.[1]);
  } catch {
    return process.ppid;
  }
}
