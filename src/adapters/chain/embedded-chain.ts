import { createHash } from "node:crypto";
import type {
  BlockRef,
  ChainBlock,
  ChainNode,
  ChainPayment,
  OutputRef,
  SeenSpend,
} from "../../application/ports/chain-node.ts";

/** A chain that exists only in this installation: whole numbers of seconds, no chance. */
export interface EmbeddedChain {
  /** Without gaps, the oldest first; never empty. */
  readonly blocks: readonly ChainBlock[];
  readonly waiting: readonly ChainPayment[];
  /** When the newest block was found, in ms. */
  readonly foundAt: number;
  /** How many times it was reorganised: blocks of the same content differ by it. */
  readonly branch: number;
  /** The transactions of the hot wallet by their numbers: no two with one number are taken. */
  readonly spent?: Readonly<Record<string, string>>;
  /** What the network takes for each of them, in base units of its own coin. */
  readonly fees?: Readonly<Record<string, string>>;
  /** What our addresses have in blocks, by token; the chain's own coin has an empty name. */
  readonly held?: Readonly<Record<string, string>>;
  /** What transactions that spend other coins than the hot wallet's spend, by their ids. */
  readonly moves?: Readonly<Record<string, OutputRef>>;
  /** Where payments come from, by their names; those that are not here come from nowhere. */
  readonly senders?: Readonly<Record<string, string>>;
}

/** How a chain finds blocks. */
export interface Pace {
  readonly blockMs: number;
  /** How many blocks follow the last payment; then the chain rests until the next one. */
  readonly restAfter: number;
}

/** Older blocks are forgotten. */
const mostBlocks = 300;

/** A chain with its first block. */
export function newChain(name: string, now: number): EmbeddedChain {
  const first = blockOf({ height: 0, previousHash: hashOf(name), payments: [], branch: 0 });
  return { blocks: [first], waiting: [], foundAt: now, branch: 0 };
}

/** A transaction arrives. Repeated, it changes nothing. A chain that rested counts from now on. */
export function pay(
  chain: EmbeddedChain,
  payments: readonly ChainPayment[],
  { restAfter }: Pace,
  now: number,
): EmbeddedChain {
  const known = [...chain.waiting, ...chain.blocks.flatMap((block) => block.payments)].map(nameOf);
  const isNew = isFirstOf(new Set(known));
  const waiting = [...chain.waiting, ...payments.filter((each) => isNew(nameOf(each)))];
  return { ...chain, waiting, foundAt: isResting(chain, restAfter) ? now : chain.foundAt };
}

/** Notes where a payment comes from. */
export function comesFrom(
  chain: EmbeddedChain,
  payment: ChainPayment,
  sender: string,
): EmbeddedChain {
  return { ...chain, senders: { ...chain.senders, [nameOf(payment)]: sender } };
}

/** A transaction of the hot wallet: `fee` is what the network takes for it. */
interface BroadcastSpend {
  readonly number: number;
  readonly payment: ChainPayment;
  readonly fee: bigint;
}

/** A transaction of the hot wallet arrives; only the first with its number is ever taken. */
export function broadcast(
  chain: EmbeddedChain,
  { number, payment, fee }: BroadcastSpend,
  pace: Pace,
  now: number,
): { readonly chain: EmbeddedChain; readonly outcome: "taken" | "known" | "refused" } {
  const { spent = {}, fees = {} } = chain;
  const before = spent[number];
  if (before !== undefined) {
    return { chain, outcome: before === payment.transaction ? "known" : "refused" };
  }
  const taken = pay(chain, [payment], pace, now);
  return {
    chain: {
      ...taken,
      spent: { ...spent, [number]: payment.transaction },
      fees: { ...fees, [payment.transaction]: String(fee) },
    },
    outcome: "taken",
  };
}

/** A transaction of others that spends one coin, and pays with it. */
export interface Move {
  readonly transaction: string;
  readonly spent: OutputRef;
  readonly payments: readonly ChainPayment[];
}

/**
 * A move arrives. Of two that spend the same coin, one that leaves the network more takes the place of one that waits (BIP
 * 125); any other is refused. Nobody here checks who signed it.
 */
export function move(
  chain: EmbeddedChain,
  { transaction, spent, payments }: Move,
  pace: Pace,
  now: number,
): { readonly chain: EmbeddedChain; readonly outcome: "taken" | "known" | "refused" } {
  const { moves = {} } = chain;
  if (moves[transaction]) return { chain, outcome: "known" };
  const before = Object.entries(moves).find(([, coin]) => nameOf(coin) === nameOf(spent))?.[0];
  const left = chain.waiting.filter((each) => each.transaction === before);
  const isReplaced = left.length > 0 && paidIn(payments) < paidIn(left);
  if (before !== undefined && !isReplaced) return { chain, outcome: "refused" };
  const { [before ?? ""]: _, ...others } = moves;
  const waiting = chain.waiting.filter((each) => !left.includes(each));
  const taken = pay({ ...chain, waiting }, payments, pace, now);
  return { chain: { ...taken, moves: { ...others, [transaction]: spent } }, outcome: "taken" };
}

function paidIn(payments: readonly ChainPayment[]): bigint {
  return payments.reduce((sum, { units }) => sum + units, 0n);
}

/** The block that has a transaction; the oldest one that is kept stands for all before it. */
export function whereIs(
  { blocks, waiting, spent = {}, moves = {} }: EmbeddedChain,
  transaction: string,
): BlockRef | "waiting" | undefined {
  const isIt = (payment: ChainPayment) => payment.transaction === transaction;
  if (waiting.some(isIt)) return "waiting";
  const [oldest] = blocks;
  const block =
    blocks.find(({ payments }) => payments.some(isIt)) ??
    (Object.values(spent).includes(transaction) || moves[transaction] ? oldest : undefined);
  return block && { height: block.height, hash: block.hash };
}

/** Finds the blocks that are due by now. */
export function findDue(chain: EmbeddedChain, pace: Pace, now: number): EmbeddedChain {
  let found = chain;
  while (!isResting(found, pace.restAfter) && found.foundAt + pace.blockMs <= now) {
    found = findBlock(found, found.foundAt + pace.blockMs);
  }
  return found;
}

/** Finds one block with everything that waits. */
export function findBlock(chain: EmbeddedChain, now: number): EmbeddedChain {
  const { blocks, waiting, branch } = chain;
  const { height, hash } = tipOf(chain);
  const content = { payments: waiting, spends: spendsIn(chain, waiting) };
  const next = blockOf({ height: height + 1, previousHash: hash, ...content, branch });
  return {
    ...chain,
    blocks: [...blocks, next].slice(-mostBlocks),
    waiting: [],
    foundAt: now,
    held: heldAfter(chain, waiting, 1n),
  };
}

function spendsIn({ moves = {} }: EmbeddedChain, payments: readonly ChainPayment[]): SeenSpend[] {
  const transactions = new Set(payments.map(({ transaction }) => transaction));
  return [...transactions].flatMap((transaction) => {
    const spent = moves[transaction];
    return spent ? [{ transaction, spent }] : [];
  });
}

/** What our addresses have of a token, or of the chain's own coin: what blocks paid to them, less what left. */
export function heldOn({ held = {} }: EmbeddedChain, token: string | undefined): bigint {
  return BigInt(held[token ?? ""] ?? 0);
}

/** `sign`: 1 where a block brings the payments, -1 where it leaves the chain. */
function heldAfter(
  { held = {}, spent = {}, fees = {}, moves = {} }: EmbeddedChain,
  payments: readonly ChainPayment[],
  sign: 1n | -1n,
): NonNullable<EmbeddedChain["held"]> {
  const own = new Set(Object.values(spent));
  const after: Record<string, string> = { ...held };
  const add = (token: string, units: bigint) => {
    after[token] = String(BigInt(after[token] ?? 0) + sign * units);
  };
  for (const { transaction, token = "", units } of payments) {
    if (moves[transaction]) continue;
    add(token, own.has(transaction) ? 0n - units : units);
    add("", 0n - BigInt(fees[transaction] ?? 0));
  }
  return after;
}

/**
 * Replaces the newest blocks by as many empty ones and one more, as a longer branch does. Their
 * payments wait again, except for those to be lost: somebody spent their coins elsewhere.
 */
export function reorganise(
  chain: EmbeddedChain,
  depth: number,
  isLost: (payment: ChainPayment) => boolean,
): EmbeddedChain {
  const kept = chain.blocks.slice(0, Math.max(1, chain.blocks.length - depth));
  const gone = chain.blocks.slice(kept.length);
  const left = gone.flatMap(({ payments }) => payments);
  const again = [...left, ...chain.waiting];
  let branch: EmbeddedChain = {
    ...chain,
    blocks: kept,
    waiting: [],
    branch: chain.branch + 1,
    held: heldAfter(chain, left, -1n),
  };
  for (let count = 0; count <= gone.length; count += 1) branch = findBlock(branch, chain.foundAt);
  const lost = new Set(again.filter(isLost).map(({ transaction }) => transaction));
  const spent = Object.entries(chain.spent ?? {}).filter(([, each]) => !lost.has(each));
  return {
    ...branch,
    waiting: again.filter((each) => !isLost(each)),
    spent: Object.fromEntries(spent),
    moves: Object.fromEntries(
      Object.entries(chain.moves ?? {}).filter(([transaction]) => !lost.has(transaction)),
    ),
  };
}

/** The node of a chain; `read` gives its newest state. */
export function embeddedNode(read: () => Promise<EmbeddedChain>): ChainNode {
  return {
    tip: async () => {
      const { height, hash } = tipOf(await read());
      return { height, hash };
    },
    hashAt: async (height) => (await read()).blocks.find((block) => block.height === height)?.hash,
    block: async (hash) => (await read()).blocks.find((block) => block.hash === hash),
    sendersOf: async (payment, { hash }) => {
      const { blocks, senders = {} } = await read();
      if (!blocks.some((block) => block.hash === hash)) return undefined;
      const sender = senders[nameOf(payment)];
      return sender === undefined ? [] : [sender];
    },
    waiting: async () => (await read()).waiting,
  };
}

function tipOf({ blocks }: EmbeddedChain): ChainBlock {
  const tip = blocks.at(-1);
  if (!tip) throw new Error("A chain has at least one block.");
  return tip;
}

/** Whether nothing waits, and what was paid is deep enough. */
function isResting({ blocks, waiting }: EmbeddedChain, restAfter: number): boolean {
  const paid = blocks.findLastIndex(({ payments }) => payments.length > 0);
  return waiting.length === 0 && (paid < 0 || blocks.length - 1 - paid >= restAfter);
}

/** Whether a name is neither known nor was asked for before. */
function isFirstOf(known: Set<string>): (name: string) => boolean {
  return (name) => known.size < known.add(name).size;
}

function nameOf({ transaction, place }: Pick<ChainPayment, "transaction" | "place">): string {
  return `${transaction}-${place}`;
}

function blockOf(block: Omit<ChainBlock, "hash"> & { readonly branch: number }): ChainBlock {
  const { height, previousHash, payments, spends = [], branch } = block;
  const hash = hashOf([height, previousHash, branch, ...payments.map(nameOf)].join(" "));
  return { height, previousHash, payments, spends, hash };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
