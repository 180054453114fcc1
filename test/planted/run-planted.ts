import { faults } from "./faults.ts";
import { failureOfSound, lookForFault } from "./look-for-fault.ts";
import { plantEach } from "./plant-each.ts";
import { lineOf, summaryOf, tableOf } from "./report.ts";

await plantEach({
  all: faults,
  changesOf: (fault) => [fault],
  failureOfSound,
  look: lookForFault,
  lineOf: (fault, finding) => lineOf([fault, finding]),
  tableOf,
  summaryOf,
});
