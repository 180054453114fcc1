import type { SendStore, StoredSend } from "../../src/application/ports/send-store.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import type { RealAsset } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import type { SendState } from "../../src/domain/send/send.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openClaimsOf } from "../memory/memory-claim-store.ts";
import { openHaltsOf } from "../memory/memory-halt-store.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";

/** A send as a commit wrote it. */
interface WrittenSend {
  readonly traderId: string;
  readonly recipientId?: string;
  readonly asset: RealAsset;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: SendState;
  readonly usdCents: bigint;
  readonly requestedAt: string;
  readonly chain?: ChainCode;
  readonly address?: string;
  readonly networkFeeAsset?: RealAsset;
  readonly networkFee?: bigint;
  readonly heldUntil?: string | null;
  readonly needsApproval?: boolean;
  readonly seal?: string;
  readonly transaction?: string;
  readonly raw?: string;
  readonly paidFee?: bigint;
  readonly number?: number;
  readonly signedAt?: string;
}

const kind = "send";

/** Sends in memory, as the use cases themselves write them. */
export class SimulatedSends implements Omit<SendStore, "listOf"> {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async senderFacts(
    senderId: string,
    { amount, target, recentSeconds }: Parameters<SendStore["senderFacts"]>[1],
  ) {
    const { aggregates, balances } = this.#tables;
    const now = this.#now();
    const own = this.#rows().filter(
      ({ row }) => row.traderId === senderId && row.state !== "cancelled",
    );
    const sum = (from: number) =>
      own
        .filter(({ row }) => Date.parse(row.requestedAt) > from)
        .reduce((total, { row }) => total + row.usdCents, 0n);
    const same = own.filter(
      ({ row }) =>
        row.asset === amount.asset &&
        row.amount === amount.units &&
        (target.kind === "person"
          ? row.recipientId === target.recipientId
          : target.kind === "address" && row.address === target.address),
    );
    const times = same.map(({ row }) => Date.parse(row.requestedAt));
    const id = accountId({ kind: "available", asset: amount.asset, traderId: senderId });
    return {
      now,
      version: aggregates.get(`sender ${senderId}`)?.version,
      country: undefined,
      available: balances.get(id) ?? 0n,
      inDebt: openClaimsOf(this.#tables, senderId).length > 0,
      halts: openHaltsOf(this.#tables),
      recentUsdCents: sum(now - recentSeconds * 1_000),
      totalUsdCents: sum(Number.NEGATIVE_INFINITY),
      lightningUsdCents: 0n,
      isAddressUsed: own.some(
        ({ row }) =>
          target.kind === "address" && row.address === target.address && row.state === "confirmed",
      ),
      lastSameAt: times.length > 0 ? Math.max(...times) : undefined,
      book: { isOnlySaved: false, savedAt: undefined },
      sinceBan: { hasWithdrawn: false, isAllowedByStaff: false },
    };
  }

  async isOwnAddress(): Promise<boolean> {
    return false;
  }

  async find(id: string): Promise<StoredSend | undefined> {
    const row = this.#tables.aggregates.get(`${kind} ${id}`);
    return row && storedOf(id, row.version, row.state as unknown as WrittenSend);
  }

  async listIn(chain: ChainCode, state: SendState): Promise<readonly StoredSend[]> {
    return this.#rows().flatMap(({ id, version, row }) =>
      row.chain === chain && row.state === state ? (storedOf(id, version, row) ?? []) : [],
    );
  }

  async lane(chain: ChainCode) {
    const row = this.#tables.aggregates.get(`send-lane ${chain}`);
    return { version: row?.version, nextNumber: Number(row?.state["nextNumber"] ?? 0) };
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  #rows() {
    return this.#tables.aggregates.groupEntries(kind).map(([name, { version, state }]) => {
      return { id: name.slice(kind.length + 1), version, row: state as unknown as WrittenSend };
    });
  }
}

function storedOf(id: string, version: number, row: WrittenSend): StoredSend | undefined {
  const { chain, address, networkFeeAsset, networkFee, seal, transaction, raw } = row;
  if (!chain || address === undefined || !networkFeeAsset || seal === undefined) return undefined;
  return {
    id,
    version,
    traderId: row.traderId,
    amount: money(row.asset, row.amount),
    fee: money(row.asset, row.fee),
    target: { kind: "address", chain, address },
    state: row.state,
    heldUntil: row.heldUntil ? Date.parse(row.heldUntil) : undefined,
    holdReasons: [],
    networkFee: money(networkFeeAsset, networkFee ?? 0n),
    seal,
    needsApproval: row.needsApproval ?? false,
    firstApproval: undefined,
    approval: undefined,
    signed: transaction === undefined || raw === undefined ? undefined : { transaction, raw },
    paidFee: row.paidFee,
    change: undefined,
    number: row.number,
    signedAt: row.signedAt === undefined ? undefined : Date.parse(row.signedAt),
    raiseAsked: undefined,
    earlier: [],
  };
}
