import { measureAudit } from "./audit.ts";
import { measureExport } from "./export.ts";
import { measureFirstPaint } from "./first-paint.ts";
import { measureLiabilities } from "./liabilities.ts";
import { measureMemory } from "./memory.ts";
import { measureMyOffers } from "./my-offers.ts";
import { measureOffers } from "./offers.ts";
import { measureManyStreams } from "./many-streams.ts";
import { measurePhoto } from "./photo.ts";
import { measureProcesses } from "./processes.ts";
import { measureRoom } from "./room.ts";
import type { RowGroup } from "./row.ts";
import { measureScan } from "./scan.ts";
import { measureSearch } from "./search.ts";
import { measureSignIns } from "./sign-ins.ts";
import { measureSize } from "./size.ts";
import { measureStartUp } from "./start-up.ts";
import { measureStreams } from "./streams.ts";
import { measureTrading } from "./trading.ts";
import { measureWaits } from "./waits.ts";

/** All rows, in the order in which they are measured. */
export const groups: readonly RowGroup[] = [
  { name: "start-up", databases: [], measure: measureStartUp },
  { name: "first-paint", databases: [], measure: measureFirstPaint },
  { name: "audit", databases: ["large"], measure: measureAudit },
  { name: "liabilities", databases: [], measure: measureLiabilities },
  { name: "scan", databases: ["small"], measure: measureScan },
  { name: "search", databases: ["many-offers"], measure: measureSearch },
  { name: "offers", databases: ["few-offers", "many-offers"], measure: measureOffers },
  { name: "my-offers", databases: ["many-offers"], measure: measureMyOffers },
  { name: "room", databases: ["large"], measure: measureRoom },
  { name: "photo", databases: ["small"], measure: measurePhoto },
  { name: "sign-ins", databases: [], measure: measureSignIns },
  { name: "export", databases: ["small"], measure: measureExport },
  { name: "streams", databases: ["small"], measure: measureStreams },
  { name: "many-streams", databases: ["small"], measure: measureManyStreams },
  { name: "waits", databases: ["small"], measure: measureWaits },
  { name: "trading", databases: ["small"], measure: measureTrading },
  { name: "processes", databases: ["small"], measure: measureProcesses },
  { name: "size", databases: ["small", "large"], measure: measureSize },
  { name: "memory", databases: ["small"], measure: measureMemory },
];
