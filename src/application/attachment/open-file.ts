import type { Attachment } from "../ports/attachment-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { FileVariant, SignedAddresses } from "../ports/signed-addresses.ts";
import { contentName, thumbnailName } from "./stored-names.ts";

/** A file as it is sent to a reader. */
export interface OpenedFile {
  readonly file: Attachment;
  readonly variant: FileVariant;
  readonly content: Uint8Array;
}

/** Where records of files are. */
interface FileRecords {
  /** Undefined if there is none whose content is stored. */
  find(id: string): Promise<Attachment | undefined>;
}

/** Opens files by their signed addresses. */
export class OpenFile {
  readonly #records: readonly FileRecords[];
  readonly #storage: Pick<FileStorage, "get">;
  readonly #addresses: SignedAddresses;

  constructor(
    records: readonly FileRecords[],
    storage: Pick<FileStorage, "get">,
    addresses: SignedAddresses,
  ) {
    this.#records = records;
    this.#storage = storage;
    this.#addresses = addresses;
  }

  /** Undefined if the address is over or was made up, or the file is gone. */
  async execute(id: string, asked: string, query: object): Promise<OpenedFile | undefined> {
    const grant = this.#addresses.check(id, asked, query);
    if (!grant) return undefined;
    const found = await Promise.all(this.#records.map((each) => each.find(grant.fileId)));
    const file = found.find((each) => each !== undefined);
    if (file?.name === undefined) return undefined;
    const { variant } = grant;
    const name = variant === "content" ? contentName(file.id) : thumbnailName(file.id);
    const content = await this.#storage.get(name);
    return content && { file, variant, content };
  }
}
