import { killedProgram } from "./f01-killed-program.ts";
import { killedDatabase } from "./f02-killed-database.ts";
import { resetConnections } from "./f03-reset-connections.ts";
import { silentLink } from "./f04-silent-link.ts";
import { oneTrade } from "./f07-one-trade.ts";
import { sameRequest } from "./f08-same-request.ts";
import { actPairs } from "./f09-act-pairs.ts";
import { deadlocks } from "./f10-deadlocks.ts";
import { clockOfProgram } from "./f14-clock-of-program.ts";
import { clockOfDatabase } from "./f15-clock-of-database.ts";
import { fullDisk } from "./f16-full-disk.ts";
import { fullDataFolder } from "./f17-full-data-folder.ts";
import { exhaustedPool } from "./f18-exhausted-pool.ts";
import { rollingRestart } from "./f19-rolling-restart.ts";
import { longTexts } from "./f26-long-texts.ts";
import { oddNames } from "./f27-odd-names.ts";
import { slowClients } from "./f28-slow-clients.ts";
import { unreadable } from "./f29-unreadable-requests.ts";
import { stalledLoop } from "./f30-stalled-loop.ts";
import { poisonedTrade } from "./f32-poisoned-trade.ts";
import { falsePrices } from "./f33-false-prices.ts";
import { lostStreams } from "./f35-lost-streams.ts";
import { halts } from "./f36-halts.ts";
import { fullFileDisk, killedUploads, lostFiles } from "./f37-files.ts";
import type { FaultRow } from "./fault-row.ts";

/** The product has no webhooks yet. */
const webhooks: FaultRow = {
  id: "F11",
  title: "receivers of webhooks that fail, redirect, or come late",
  needs: [],
  notYet: "the product sends no webhooks yet.",
  run: async () => undefined,
};

/** Every fault that the program is shown to survive, in the order of the catalogue. */
export const rows: readonly FaultRow[] = [
  killedProgram,
  killedDatabase,
  resetConnections,
  silentLink,
  oneTrade,
  sameRequest,
  actPairs,
  deadlocks,
  webhooks,
  clockOfProgram,
  clockOfDatabase,
  fullDisk,
  fullDataFolder,
  exhaustedPool,
  rollingRestart,
  longTexts,
  oddNames,
  slowClients,
  unreadable,
  stalledLoop,
  poisonedTrade,
  falsePrices,
  lostStreams,
  halts,
  fullFileDisk,
  killedUploads,
  lostFiles,
];
