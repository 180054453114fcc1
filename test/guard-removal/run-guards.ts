import { plantEach } from "../planted/plant-each.ts";
import { mochaGlobalSetup, mochaGlobalTeardown } from "../support/global-cluster.ts";
import { guards } from "./guards.ts";
import { failureWithAll, lookWithout } from "./look-without.ts";
import { lineOf, summaryOf, tableOf } from "./report.ts";

// One server for all: each run creates its own databases, and none waits for a server.
await mochaGlobalSetup();
try {
  await plantEach({
    all: guards,
    changesOf: ({ without }) => without,
    failureOfSound: failureWithAll,
    look: lookWithout,
    lineOf,
    tableOf,
    summaryOf,
  });
} finally {
  await mochaGlobalTeardown();
}
