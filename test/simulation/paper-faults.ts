import type { AttachmentStore } from "../../src/application/ports/attachment-store.ts";
import type { ExportWork } from "../../src/application/ports/export-store.ts";
import type { PlantedFault } from "./planted-faults.ts";
import type { Ground } from "./ground.ts";
import type { Stores } from "./marketplace.ts";
import { standIn } from "./stand-in.ts";

/** So many steps lead through everything that is done with files. */
const steps = 400;

/** Faults of files in trades, and of files of past trades. */
export const paperFaults: Readonly<Record<string, PlantedFault>> = {
  "a file that the disk did not take counts as stored": {
    // A worker that looks for a part of an export finds nothing.
    invariants: ["content stays for its time", "nothing fails by itself"],
    steps,
    wrap: (stores) => ({
      ...stores,
      storage: standIn(stores.storage, {
        put: (name, content) => stores.storage.put(name, content).catch(() => undefined),
      }),
    }),
  },
  "the content of a file has no record": {
    invariants: ["the storage holds only what is recorded"],
    steps,
    wrap: onFiles(() => ({ begin: async () => true })),
  },
  "a file leaves two records": {
    invariants: ["nothing is kept of a refused file"],
    steps,
    wrap: onFiles((files) => ({
      begin: async (file, most) =>
        (await files.begin(file, most)) && files.begin({ ...file, id: `${file.id}-2` }, most),
    })),
  },
  "files are swept though they were sent": {
    invariants: ["content stays for its time"],
    steps,
    wrap: onFiles((_, ground) => ({
      unsent: async () => (await ground.papers()).files.map(({ id }) => id),
    })),
  },
  "files that nobody sent are kept": {
    invariants: ["what is past its time is gone"],
    steps,
    wrap: onFiles(() => ({ unsent: async () => [] })),
  },
  "what was sent in a trade goes when the trade ends": {
    invariants: ["content stays for its time"],
    steps,
    wrap: (stores, { tables }) => ({
      ...stores,
      oldContent: standIn(stores.oldContent, {
        due: async () =>
          [...tables.trades.values()]
            .filter(({ trade }) => trade.closedAt !== undefined)
            .map(({ trade }) => trade.id),
      }),
    }),
  },
  "what was sent in a trade is kept for ever": {
    invariants: ["what is past its time is gone"],
    steps,
    wrap: (stores) => ({
      ...stores,
      oldContent: standIn(stores.oldContent, { due: async () => [] }),
    }),
  },
  "a file outlives its name": {
    invariants: ["what is past its time is gone"],
    steps,
    wrap: (stores) => ({
      ...stores,
      oldContent: standIn(stores.oldContent, { filesOf: async () => [] }),
    }),
  },
  "a past trade is in its file twice": {
    invariants: ["a file of past trades has each of its trades once"],
    steps,
    wrap: onTrades((rows) => [...rows, ...rows.slice(-1)]),
  },
  "the last of the past trades is left out": {
    invariants: ["a file of past trades has each of its trades once"],
    steps,
    wrap: onTrades((rows) => rows.slice(0, -1)),
  },
  "a file of past trades tells of another fee": {
    invariants: ["a file of past trades tells what the ledger has"],
    steps,
    wrap: onTrades((rows) => rows.map((row) => ({ ...row, feePaid: row.feePaid + 1n }))),
  },
  "a file of past trades goes before its week is over": {
    invariants: ["a file of past trades is there for a week"],
    steps,
    wrap: onWork((_, ground) => ({ leftovers: async () => [...(await ground.papers()).parts] })),
  },
  "files of past trades are kept for ever": {
    invariants: ["what is past its time is gone"],
    steps,
    wrap: onWork(() => ({ retire: async () => undefined })),
  },
  "what was collected for a cancelled file stays": {
    invariants: ["what is past its time is gone"],
    steps,
    wrap: onWork(() => ({ leftovers: async () => [] })),
  },
  "nobody writes files of past trades": {
    invariants: ["an export ends once"],
    steps,
    wrap: (stores) => ({
      ...stores,
      exportQueue: standIn(stores.exportQueue, { list: async () => [] }),
    }),
  },
};

function onFiles(other: (files: AttachmentStore, ground: Ground) => Partial<AttachmentStore>) {
  return (stores: Stores, ground: Ground): Stores => ({
    ...stores,
    files: standIn(stores.files, other(stores.files, ground)),
  });
}

function onWork(other: (work: ExportWork, ground: Ground) => Partial<ExportWork>) {
  return (stores: Stores, ground: Ground): Stores => ({
    ...stores,
    exportWork: standIn(stores.exportWork, other(stores.exportWork, ground)),
  });
}

function onTrades(other: (rows: Awaited<ReturnType<ExportWork["trades"]>>) => typeof rows) {
  return onWork((work) => ({
    trades: async (wish, after, most) => other(await work.trades(wish, after, most)),
  }));
}
