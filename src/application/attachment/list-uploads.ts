import { isVideo } from "../../domain/attachment/file-kind.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { sideOf, type Instant, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { Attachment, AttachmentStore } from "../ports/attachment-store.ts";
import type { SignedAddresses } from "../ports/signed-addresses.ts";
import type { TradeStore } from "../ports/trade-store.ts";

/** Who sent a file, with which message, and where it can be read for a short time. */
export interface Addressed extends Attachment {
  readonly authorId: string;
  /** Undefined until its message is sent. */
  readonly seq: number | undefined;
  readonly at: Instant;
  /** Undefined once the content is gone. */
  readonly url: string | undefined;
  readonly thumbnailUrl: string | undefined;
}

/** The files of a trade. */
export interface ListedUploads {
  readonly trade: Trade;
  readonly files: readonly Addressed[];
}

/** Lists the files of a trade for a party: those that were sent, and their own that were not yet. */
export class ListUploads {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #attachments: AttachmentStore;
  readonly #addresses: SignedAddresses;

  constructor(
    trades: Pick<TradeStore, "load">,
    attachments: AttachmentStore,
    addresses: SignedAddresses,
  ) {
    this.#trades = trades;
    this.#attachments = attachments;
    this.#addresses = addresses;
  }

  /** Undefined when there is no such trade, or the user is not a party of it. */
  async execute({ traderId }: Actor, tradeId: TradeId): Promise<ListedUploads | undefined> {
    const loaded = await this.#trades.load(tradeId);
    if (!loaded || !sideOf(loaded.trade, traderId)) return undefined;
    const files = await this.#attachments.listOf(tradeId, traderId);
    const { trade } = loaded;
    return { trade, files: files.map((file) => addressed(file, traderId, this.#addresses)) };
  }
}

/** A file with addresses for one reader. */
export function addressed(
  file: Omit<Addressed, "url" | "thumbnailUrl">,
  readerId: string,
  addresses: SignedAddresses,
): Addressed {
  if (file.name === undefined) return { ...file, url: undefined, thumbnailUrl: undefined };
  const of = { fileId: file.id, readerId };
  return {
    ...file,
    url: addresses.make({ ...of, variant: "content" }),
    thumbnailUrl: isVideo(file.kind) ? undefined : addresses.make({ ...of, variant: "thumbnail" }),
  };
}
