import type { Look } from "./audited-files.ts";
import type { KeptExport } from "./stored-papers.ts";
import { must } from "./violation.ts";

const day = 86_400_000;
const keptFor = 7 * day;
const running: ReadonlySet<string> = new Set(["pending", "in_progress", "generating"]);

/** Files of past trades, as the auditor has seen them. */
export class AuditedExports {
  #before = new Map<string, KeptExport>();
  readonly #judged = new Set<string>();

  look(seen: Look): void {
    const { exports } = seen.papers;
    for (const each of exports) {
      this.#judgeState(each, seen.now);
      if (each.state !== "completed") continue;
      must(
        each.file.length > 0 && each.file.every((name) => seen.storage.has(name)),
        "a file of past trades is there for a week",
        () => `pieces of ${each.id} are gone`,
      );
      if (this.#judged.has(each.id)) continue;
      this.#judged.add(each.id);
      judgeFile(each, seen);
    }
    this.#judgeOwners(exports);
    this.#before = new Map(exports.map((each) => [each.id, each]));
  }

  #judgeState({ id, state, isRunning, endedAt = 0 }: KeptExport, now: number): void {
    const before = this.#before.get(id)?.state ?? "pending";
    must(isRunning === running.has(state), "an export ends once", () => `${id} is ${state}`);
    const isWeekOld = endedAt < now - keptFor;
    must(
      state !== "missing" || isWeekOld || before === "missing",
      "a file of past trades is there for a week",
      () => `${id} is missing`,
    );
    const isGone = state === "missing" && (before === "completed" || running.has(before));
    must(
      before === state || running.has(before) || isGone,
      "an export ends once",
      () => `${id} was ${before} and is ${state}`,
    );
  }

  #judgeOwners(exports: readonly KeptExport[]): void {
    const owners = new Map<string, KeptExport[]>();
    for (const each of exports) {
      owners.set(each.traderId, [...(owners.get(each.traderId) ?? []), each]);
    }
    for (const [owner, own] of owners) {
      const under = own.filter(({ isRunning }) => isRunning).length;
      must(under <= 1, "one export at a time", () => `${owner} has ${under}`);
      const last = own.at(-1)?.requestedAt ?? 0;
      const inDay = own.filter(({ requestedAt }) => requestedAt > last - day).length;
      must(inDay <= 30, "at most thirty exports in a day", () => `${owner} made ${inDay}`);
    }
  }
}

/** After a round that nothing disturbed: only files of this week are there. */
export function judgeSweptExports({ papers, storage, now }: Look): void {
  const needed = new Set<string>();
  for (const { id, state, isRunning, endedAt = now, file } of papers.exports) {
    const isOld = state === "completed" && endedAt < now - keptFor;
    must(!isOld, "what is past its time is gone", () => `${id} ended long ago`);
    if (state === "completed") for (const name of file) needed.add(name);
    if (isRunning) return;
  }
  for (const name of storage.keys()) {
    const isOfExport = name.startsWith("export-");
    must(!isOfExport || needed.has(name), "what is past its time is gone", () => `${name} is left`);
  }
}

/** The file has each past trade of its days once, with what the ledger says of its fee, and no other. */
function judgeFile({ id, traderId, wish, requestedAt, file }: KeptExport, seen: Look): void {
  const { tables, storage } = seen;
  const text = file.map((name) => new TextDecoder().decode(storage.get(name))).join("");
  const [titles = "", ...lines] = text.replace("\ufeff", "").trim().split("\r\n");
  const at = (title: string) => titles.split(",").indexOf(title);
  const [idAt, partnerAt, feeAt] = [at("Trade"), at("Partner"), at("Escrow fee paid")];
  const from = Date.parse(`${wish.startDate}T00:00:00Z`);
  const before = Math.min(Date.parse(`${wish.endDate}T00:00:00Z`) + day, requestedAt);
  const named = new Set<string>();
  for (const cells of lines.map((line) => line.split(","))) {
    const tradeId = cells[idAt] ?? "";
    const { trade } = tables.trades.get(tradeId) ?? {};
    const isThen = trade && trade.startedAt >= from && trade.startedAt < before;
    const [partner] = trade ? partnersOf(traderId, trade.buyerId, trade.sellerId) : [];
    must(
      !named.has(tradeId) && isThen === true && partner === cells[partnerAt],
      "a file of past trades has each of its trades once",
      () => `${id} names ${tradeId} with ${cells[partnerAt]}`,
    );
    named.add(tradeId);
    const paid = traderId === trade?.sellerId ? feeOf(seen, tradeId) : 0;
    must(
      Number(cells[feeAt]) === paid,
      "a file of past trades tells what the ledger has",
      () => `${id} says ${cells[feeAt]} of ${tradeId}, the ledger ${paid}`,
    );
  }
  const missed = [...tables.trades.values()].find(({ trade }) => {
    const isOver = trade.closedAt !== undefined && trade.closedAt <= requestedAt;
    const isThen = trade.startedAt >= from && trade.startedAt < before;
    const isOwn = partnersOf(traderId, trade.buyerId, trade.sellerId).length > 0;
    return isOwn && isOver && isThen && !named.has(trade.id);
  });
  must(
    missed === undefined,
    "a file of past trades has each of its trades once",
    () => `${id} lacks ${missed?.trade.id}`,
  );
}

const decimals: Readonly<Record<string, number>> = {
  BTC: 8,
  USDT: 6,
  ETH: 18,
  PBTC: 8,
  PUSDT: 6,
  PETH: 18,
};

/** What the last settlement of a trade brought the platform, in whole coins. */
function feeOf({ tables }: Look, tradeId: string): number {
  const { holds } = tables.trades.get(tradeId)?.trade ?? {};
  const postings = tables.entries.get(`settle:${tradeId}:${holds}`)?.postings ?? [];
  return postings
    .filter(({ account }) => account.kind === "fees")
    .reduce(
      (sum, { amount }) => sum + Number(amount.units) / 10 ** (decimals[amount.asset] ?? 0),
      0,
    );
}

function partnersOf(traderId: string, buyerId: string, sellerId: string): readonly string[] {
  if (traderId === buyerId) return [sellerId];
  return traderId === sellerId ? [buyerId] : [];
}
