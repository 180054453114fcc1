import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import type {
  InvoiceOutcome,
  LightningHealth,
  LightningNode,
  PaymentOutcome,
  ReadInvoice,
} from "../../application/ports/lightning-node.ts";
import { readInvoice, writeInvoice } from "./bolt11.ts";
import { sha256Hex } from "./preimage.ts";

/**
 * A node of Lightning that exists only in this installation, with one channel to one other node: what people
 * elsewhere would have. Amounts in millisatoshi, as text.
 */
interface EmbeddedLightning {
  readonly local: string;
  readonly remote: string;
  /** Invoices of ours by their hash. */
  readonly invoices: Readonly<Record<string, EmbeddedInvoice>>;
  /** Invoices of the other node: the preimages that it knows. */
  readonly elsewhere: Readonly<Record<string, { readonly preimage: string; readonly at: number }>>;
  readonly payments: Readonly<Record<string, EmbeddedPayment>>;
}

interface EmbeddedInvoice {
  readonly preimage: string;
  readonly amount: string;
  readonly expiresAt: number;
  readonly isPaid: boolean;
  readonly at: number;
}

type EmbeddedPayment = { readonly at: number } & (
  | { readonly state: "paid"; readonly preimage: string; readonly fee: string }
  | { readonly state: "failed" }
);

/** Keys of both nodes, and what is drawn at random. */
export interface EmbeddedKeys {
  readonly own: Uint8Array;
  readonly other: Uint8Array;
  readonly random: () => Uint8Array;
}

/** Changes the node as nobody else does meanwhile; gives what it then is. */
export type ChangeLightning = (
  act: (state: EmbeddedLightning, now: number) => EmbeddedLightning,
) => Promise<{ readonly state: EmbeddedLightning; readonly now: number }>;

const prefix = "lnbcrt";
const halfChannel = "10000000000";
/** Older ones are forgotten. */
const mostKept = 1_000;

/** A node with its channel, half of which is ours. */
export const newLightning: EmbeddedLightning = {
  local: halfChannel,
  remote: halfChannel,
  invoices: {},
  elsewhere: {},
  payments: {},
};

/** The node of a demo. It takes one satoshi, and a thousandth of the amount, to pay. */
export function embeddedLightning(change: ChangeLightning, keys: EmbeddedKeys): LightningNode {
  return {
    async createInvoice({ satoshi, description, expirySeconds }) {
      const preimage = hex.encode(keys.random());
      const wanted = { satoshi, description, expirySeconds, hash: sha256Hex(preimage) };
      const { now } = await change((state, at) => {
        const expiresAt = at + expirySeconds * 1_000;
        const made = { preimage, amount: String(satoshi * 1_000n), expiresAt, isPaid: false, at };
        return { ...state, invoices: kept({ ...state.invoices, [wanted.hash]: made }) };
      });
      const text = { ...wanted, prefix, secret: keys.random(), createdAt: now };
      return { hash: wanted.hash, invoice: writeInvoice(text, keys.own) };
    },

    async invoice(hash): Promise<InvoiceOutcome> {
      const { state, now } = await change((same) => same);
      const found = state.invoices[hash];
      if (!found) throw new Error(`No invoice of ours has the hash ${hash}`);
      if (found.isPaid) return { state: "paid", receivedMillisatoshi: BigInt(found.amount) };
      return { state: now < found.expiresAt ? "open" : "gone" };
    },

    read: async (invoice) => readInvoice(invoice),

    async pay({ invoice, mostFeeSatoshi }) {
      const read = readInvoice(invoice);
      if (!read) throw new Error("This is no invoice");
      const { state } = await change((before, now) => {
        const known = before.payments[read.hash];
        // What was paid is not paid again; what found no way may be tried again.
        if (known?.state === "paid") return before;
        return payFrom(before, read, now, mostFeeSatoshi * 1_000n);
      });
      return outcomeOf(state.payments[read.hash]) ?? { state: "pending" };
    },

    async track(hash) {
      const { state } = await change((same) => same);
      return outcomeOf(state.payments[hash]);
    },

    async health(): Promise<LightningHealth> {
      const { state } = await change((same) => same);
      const [local, remote] = [BigInt(state.local) / 1_000n, BigInt(state.remote) / 1_000n];
      const peer = hex.encode(secp256k1.getPublicKey(keys.other));
      const channel = { id: "1", peer, isActive: true, capacity: local + remote, local, remote };
      return { network: "regtest", isSynced: true, channels: [channel] };
    },
  };
}

/** Somebody elsewhere asks to be paid: an invoice of the other node. */
export async function invoiceElsewhere(
  change: ChangeLightning,
  keys: EmbeddedKeys,
  wanted: {
    readonly satoshi: bigint;
    readonly description: string;
    readonly expirySeconds: number;
  },
): Promise<string> {
  const preimage = hex.encode(keys.random());
  const hash = sha256Hex(preimage);
  const { now } = await change((state, at) => ({
    ...state,
    elsewhere: kept({ ...state.elsewhere, [hash]: { preimage, at } }),
  }));
  const text = { ...wanted, hash, prefix, secret: keys.random(), createdAt: now };
  return writeInvoice(text, keys.other);
}

/** Somebody elsewhere pays an invoice of ours, as far as their side of the channel has it. */
export async function payFromElsewhere(change: ChangeLightning, hash: string): Promise<boolean> {
  const { state } = await change((before, now) => {
    const invoice = before.invoices[hash];
    const amount = BigInt(invoice?.amount ?? 0);
    const left = BigInt(before.remote) - amount;
    if (!invoice || invoice.isPaid || now >= invoice.expiresAt || left < 0n) return before;
    return {
      ...moved(before, amount),
      invoices: { ...before.invoices, [hash]: { ...invoice, isPaid: true } },
    };
  });
  return state.invoices[hash]?.isPaid === true;
}

function payFrom(
  state: EmbeddedLightning,
  { hash, millisatoshi = 0n, expiresAt }: Pick<ReadInvoice, "hash" | "millisatoshi" | "expiresAt">,
  now: number,
  mostFee: bigint,
): EmbeddedLightning {
  // A node refuses what has expired, and keeps nothing of it.
  if (now >= expiresAt) return state;
  const fee = 1_000n + millisatoshi / 1_000n;
  const preimage = state.elsewhere[hash]?.preimage;
  const canPay =
    preimage !== undefined && fee <= mostFee && millisatoshi + fee <= BigInt(state.local);
  const payment: EmbeddedPayment = canPay
    ? { state: "paid", preimage, fee: String(fee), at: now }
    : { state: "failed", at: now };
  const after = canPay ? moved(state, 0n - millisatoshi - fee) : state;
  return { ...after, payments: kept({ ...state.payments, [hash]: payment }) };
}

function moved(state: EmbeddedLightning, toUs: bigint): EmbeddedLightning {
  return {
    ...state,
    local: String(BigInt(state.local) + toUs),
    remote: String(BigInt(state.remote) - toUs),
  };
}

function outcomeOf(payment: EmbeddedPayment | undefined): PaymentOutcome | undefined {
  if (payment?.state !== "paid") return payment && { state: "failed" };
  const { preimage, fee } = payment;
  return { state: "paid", preimage, feeMillisatoshi: BigInt(fee) };
}

/** The newest of them. */
function kept<Value extends { readonly at: number }>(
  all: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const inOrder = Object.entries(all).toSorted(([, one], [, other]) => one.at - other.at);
  return Object.fromEntries(inOrder.slice(-mostKept));
}
