import type { EarlierTransaction } from "../../src/application/ports/chain-sender.ts";
import type { SendStore, StoredSend } from "../../src/application/ports/send-store.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import type { SendState } from "../../src/domain/send/send.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Sends to addresses in memory; their rows have the fields of `StoredSend`. */
export class MemorySendStore implements Pick<SendStore, "find" | "listIn" | "lane" | "present"> {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async find(id: string): Promise<StoredSend | undefined> {
    return this.all().find((send) => send.id === id);
  }

  async listIn(chain: ChainCode, state: SendState): Promise<readonly StoredSend[]> {
    return this.all().filter((send) => send.target.chain === chain && send.state === state);
  }

  async lane(chain: ChainCode) {
    const row = this.#tables.aggregates.get(`send-lane ${chain}`);
    return { version: row?.version, nextNumber: Number(row?.state["nextNumber"] ?? 0) };
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  all(): readonly StoredSend[] {
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) => {
      if (!name.startsWith("send ")) return [];
      const row = state as unknown as WrittenSend;
      const { transaction, raw, signedAt } = row;
      const signed =
        transaction === undefined || raw === undefined ? undefined : { transaction, raw };
      const id = name.slice("send ".length);
      const signing = {
        signed,
        signedAt: signedAt === undefined ? undefined : Date.parse(signedAt),
        earlier: earlierIn(this.#tables, id),
      };
      return [{ ...row, id, version, ...signing }];
    });
  }
}

/** A send as commits write it. */
type WrittenSend = Omit<StoredSend, "signedAt"> & {
  readonly transaction?: string;
  readonly raw?: string;
  readonly signedAt?: string;
};

/** What was signed for a subject before, the oldest first. */
export function earlierIn(
  { aggregates }: MemoryTables,
  subject: string,
): readonly EarlierTransaction[] {
  const rows = [...aggregates].flatMap(([name, { state }]) =>
    name.startsWith("earlier-transaction ") && state["subject"] === subject
      ? [
          {
            ...(state as unknown as EarlierTransaction & { place: number }),
            id: name.split(" ")[1]!,
          },
        ]
      : [],
  );
  const inOrder = rows.toSorted((one, other) => one.place - other.place);
  return inOrder.map(({ id: transaction, raw, paidFee, change }) => ({
    transaction,
    raw,
    ...(paidFee !== undefined && { paidFee }),
    ...(change !== undefined && { change }),
  }));
}
