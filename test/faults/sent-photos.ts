import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresAttachmentStore } from "../../src/adapters/persistence/attachment/postgres-attachment-store.ts";
import { PostgresUploadStore } from "../../src/adapters/persistence/attachment/postgres-upload-store.ts";
import { FolderStorage } from "../../src/adapters/files/folder-storage.ts";
import type { UploadView } from "../../src/adapters/http/contract/attachment/attachment-views.ts";
import { SweepUploads } from "../../src/application/attachment/sweep-uploads.ts";
import type { Answered } from "./insistent-client.ts";
import type { Pair } from "./load.ts";
import type { Rig } from "./rig.ts";

/** Files that a buyer sends in a trade on a rig, and what lies in the folder for them. */
export class SentPhotos {
  readonly #rig: Rig;
  readonly #pair: Pair;
  readonly #photo: Uint8Array;

  private constructor(rig: Rig, pair: Pair, photo: Uint8Array) {
    this.#rig = rig;
    this.#pair = pair;
    this.#photo = photo;
  }

  static async of(rig: Rig): Promise<SentPhotos> {
    const [pair] = rig.market.pairs;
    if (!pair) throw new Error("Nobody trades.");
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const image = { width: 800, height: 600, channels: 3, background: "teal", noise } as const;
    return new SentPhotos(rig, pair, await sharp({ create: image }).jpeg().toBuffer());
  }

  get folder(): string {
    return join(this.#rig.program.folder, "data", "files");
  }

  /** Sends one; undefined if there was no answer. */
  upload(id: string): Promise<Answered | undefined> {
    const query = { name: "photo.jpg" };
    return this.#pair.buyer.ask("uploadAttachment", {
      parameters: { id },
      query,
      file: this.#photo,
    });
  }

  /** Puts a stored one into the chat. */
  async send(id: string, file: string): Promise<void> {
    const body = { attachments: [file] };
    const asked = { parameters: { id }, body, key: `send-${file}` };
    const told = await this.#pair.buyer.ask("sendMessage", asked);
    if (told?.status !== 200) throw new Error(`Not sent: ${JSON.stringify(told?.body)}`);
  }

  /** The status with which each of these files of a trade opens; 200 only if it is whole. */
  async open(id: string, files: readonly string[]): Promise<readonly number[]> {
    const told = await this.#pair.buyer.ask("listUploads", { parameters: { id } });
    const { data } = (told?.body ?? { data: [] }) as { data: readonly UploadView[] };
    return Promise.all(
      files.map(async (file) => {
        const url = data.find((each) => each.id === file)?.url;
        if (url === undefined || url === null) return 0;
        const response = await fetch(this.#rig.url() + url);
        const content = await response.arrayBuffer();
        if (response.status !== 200) return response.status;
        return sharp(content, { failOn: "warning" })
          .stats()
          .then(
            () => 200,
            () => 0,
          );
      }),
    );
  }

  /** The names in the folder, but for what the row itself wrote there. */
  names(): readonly string[] {
    const found = existsSync(this.folder) ? readdirSync(this.folder) : [];
    return found.filter((name) => name !== "ballast");
  }

  /** A day passes for what nobody sent, and the sweep runs. */
  async sweep(): Promise<void> {
    await this.#rig.onDatabase((query) =>
      query("UPDATE attachment SET at = at - interval '25 hours'"),
    );
    const { host, port, user } = this.#rig.cluster;
    const pool = await createDataSource({ host, port, user, database: "peerhold" }).initialize();
    try {
      const storage = new FolderStorage(this.folder);
      const [files, uploads] = [new PostgresAttachmentStore(pool), new PostgresUploadStore(pool)];
      await new SweepUploads(files, uploads, storage).execute();
    } finally {
      await pool.destroy();
    }
  }

  /** After the sweep the folder has what was sent, and nothing else. */
  async expectOnly(sent: readonly string[]): Promise<void> {
    await this.sweep();
    const wanted = sent.flatMap((id) => [`${id}.content`, `${id}.thumbnail`]).toSorted();
    const found = this.names().toSorted();
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      throw new Error(`In the folder are ${found.join(", ")}, sent were ${wanted.join(", ")}.`);
    }
  }
}

/** The id of a file that was stored, and undefined for every other answer. */
export function storedId(answered: Answered | undefined): string | undefined {
  if (answered?.status !== 200) return undefined;
  return (answered.body as { data: { id: string } }).data.id;
}
