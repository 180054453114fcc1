import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";
import { SentPhotos, storedId } from "./sent-photos.ts";
import { SmallDisk } from "./small-disk.ts";
import { startTrade } from "./trade-steps.ts";

const megabytes = 12;
/** People who send at once when the program is killed. */
const senders = 4;

/** F37: the disk of the files is full, and has space again. */
export const fullFileDisk: FaultRow = {
  id: "F37",
  title: "the disk of the files that people send is full",
  needs: ["root", "tmpfs"],
  async run({ cycles, patient, say }) {
    let disk: SmallDisk | undefined;
    const prepare = (data: string) => {
      const folder = join(data, "files");
      mkdirSync(folder);
      disk = SmallDisk.mount(folder, megabytes);
      return () => disk?.unmount();
    };
    const rig = await Rig.open({ patient, prepare });
    try {
      const photos = await SentPhotos.of(rig);
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const sent: string[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        disk?.fill();
        const { id } = await startTrade(pair, `full-${cycle}`);
        const refused = await photos.upload(id);
        if (refused?.status !== 503)
          throw new Error(`A full disk was answered ${refused?.status}.`);
        disk?.empty();
        const stored = storedId(await photos.upload(id));
        if (stored === undefined) throw new Error("Nothing is stored though there is space.");
        // A few stay, so that others can be told from them.
        if (cycle < 3) {
          await photos.send(id, stored);
          sent.push(stored);
        }
        await pair.buyer.insist("cancelTrade", { parameters: { id }, body: {} });
      }
      await photos.expectOnly(sent);
      say(`${cycles} × 503 while it was full, trades went on, nothing left over`);
    } finally {
      await rig.close();
    }
  },
};

/** F38: the program is killed while it checks and stores files. */
export const killedUploads: FaultRow = {
  id: "F38",
  title: "kill -9 in the middle of uploads",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    const chance = new Chance(seed);
    try {
      const photos = await SentPhotos.of(rig);
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      let [running] = rig.runs;
      let opened = 0;
      let cut = 0;
      const sent: string[] = [];
      for (let cycle = 0; cycle < cycles && running; cycle += 1) {
        const { id } = await startTrade(pair, `killed-${cycle}`);
        const stored: string[] = [];
        let isOver = false;
        const sending = Array.from({ length: senders }, async () => {
          while (!isOver) {
            const answered = await photos.upload(id);
            const file = storedId(answered);
            if (file !== undefined) stored.push(file);
            if (answered === undefined) cut += 1;
            if (answered === undefined || stored.length > 30) return;
          }
        });
        // One was acknowledged; others are on their way.
        const begun = performance.now();
        while (stored.length === 0) {
          if (performance.now() - begun > 60_000) throw new Error("No upload was acknowledged.");
          await pause(5);
        }
        await pause(chance.between(5, 250));
        await rig.end(running, "SIGKILL");
        isOver = true;
        await Promise.all(sending);
        running = await rig.start();
        const statuses = await photos.open(id, stored);
        if (statuses.some((status) => status !== 200)) {
          throw new Error(`Of acknowledged files some opened with ${statuses.join(", ")}.`);
        }
        opened += statuses.length;
        const [first] = stored;
        if (first !== undefined && sent.length < 3) {
          await photos.send(id, first);
          sent.push(first);
        }
        await pair.buyer.insist("cancelTrade", { parameters: { id }, body: {} });
      }
      if (cut === 0) throw new Error("No upload was cut: this run proved nothing.");
      await photos.expectOnly(sent);
      say(
        `${cycles} kills cut ${cut} uploads; all ${opened} acknowledged files whole, nothing left over`,
      );
    } finally {
      await rig.close();
    }
  },
};

/** F39: the files are gone, as after a disk that was replaced. */
export const lostFiles: FaultRow = {
  id: "F39",
  title: "the files that people sent are lost",
  needs: [],
  async run({ patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const photos = await SentPhotos.of(rig);
      const [pair] = rig.market.pairs;
      if (!pair) throw new Error("Nobody trades.");
      const { id } = await startTrade(pair, "lost");
      const file = storedId(await photos.upload(id));
      if (file === undefined) throw new Error("Nothing was stored.");
      await photos.send(id, file);
      rmSync(photos.folder, { recursive: true });
      const [status] = await photos.open(id, [file]);
      if (status !== 404) throw new Error(`A lost file was answered ${status}.`);
      for (const read of [
        "viewTrade",
        "listMessages",
        "listUploads",
        "downloadCaseFile",
      ] as const) {
        const told = await pair.buyer.ask(read, { parameters: { id } });
        if (told?.status !== 200) throw new Error(`${read} was answered ${told?.status}.`);
      }
      const again = storedId(await photos.upload(id));
      if (again === undefined) throw new Error("Nothing is stored any more.");
      const [opened] = await photos.open(id, [again]);
      if (opened !== 200) throw new Error(`A new file was answered ${opened}.`);
      say(
        "a lost file is a 404; its trade, chat and case file are there, and new files are stored",
      );
    } finally {
      await rig.close();
    }
  },
};
