import { mochaGlobalSetup, mochaGlobalTeardown } from "../support/global-cluster.ts";
import { faults } from "./faults.ts";
import { failureOfSound, lookForFault } from "./look-for-fault.ts";
import { plantEach } from "./plant-each.ts";
import { lineOf, summaryOf, tableOf } from "./report.ts";

// One server for all that need a database: each run creates its template from its own sources.
await mochaGlobalSetup();
await plantEach({
  all: faults,
  changesOf: (fault) => [fault],
  failureOfSound,
  look: lookForFault,
  lineOf: (fault, finding) => lineOf([fault, finding]),
  tableOf,
  summaryOf,
});
await mochaGlobalTeardown();
