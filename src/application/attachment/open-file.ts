import type { AttachmentStore, TradeAttachment } from "../ports/attachment-store.ts";
import type { FileStorage } from "../ports/file-storage.ts";
import type { FileVariant, SignedAddresses } from "../ports/signed-addresses.ts";
import { contentName, thumbnailName } from "./stored-names.ts";

/** A file as it is sent to a reader. */
export interface OpenedFile {
  readonly file: TradeAttachment;
  readonly variant: FileVariant;
  readonly content: Uint8Array;
}

/** Opens files by their signed addresses. */
export class OpenFile {
  readonly #attachments: Pick<AttachmentStore, "find">;
  readonly #storage: Pick<FileStorage, "get">;
  readonly #addresses: SignedAddresses;

  constructor(
    attachments: Pick<AttachmentStore, "find">,
    storage: Pick<FileStorage, "get">,
    addresses: SignedAddresses,
  ) {
    this.#attachments = attachments;
    this.#storage = storage;
    this.#addresses = addresses;
  }

  /** Undefined if the address is over or was made up, or the file is gone. */
  async execute(id: string, asked: string, query: object): Promise<OpenedFile | undefined> {
    const grant = this.#addresses.check(id, asked, query);
    if (!grant) return undefined;
    const file = await this.#attachments.find(grant.fileId);
    if (file?.name === undefined) return undefined;
    const { variant } = grant;
    const name = variant === "content" ? contentName(file.id) : thumbnailName(file.id);
    const content = await this.#storage.get(name);
    return content && { file, variant, content };
  }
}
