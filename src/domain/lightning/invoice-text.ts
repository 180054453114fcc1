import type { ChainNetwork } from "../chain/chain.ts";

/** What the beginning of an invoice says. */
interface InvoiceStart {
  readonly network: ChainNetwork;
  /** Undefined where the payer decides. */
  readonly millisatoshi: bigint | undefined;
}

const networks: Readonly<Record<string, ChainNetwork>> = {
  bc: "main",
  tb: "test",
  tbs: "test",
  bcrt: "regtest",
};

/** Tenths of a millisatoshi in one of each unit: 1, milli, micro, nano and pico bitcoin. */
const tenths: Readonly<Record<string, bigint>> = {
  "": 1_000_000_000_000n,
  m: 1_000_000_000n,
  u: 1_000_000n,
  n: 1_000n,
  p: 1n,
};

/** Invoices begin like this (BOLT 11); what follows the last 1 is not looked at. */
const pattern = /^ln(bcrt|bc|tbs|tb)(?:([1-9]\d{0,17})([munp]?))?1/i;

/** The text without `lightning:`, in lower case where all of it is upper; undefined if it is no invoice. */
export function invoiceIn(typed: string): string | undefined {
  const text = typed.trim().replace(/^lightning:/i, "");
  if (!pattern.test(text)) return undefined;
  return text === text.toUpperCase() ? text.toLowerCase() : text;
}

/** Network and amount; undefined for anything but the beginning of an invoice. Checks nothing else. */
export function invoiceStart(text: string): InvoiceStart | undefined {
  const [, code = "", count, unit = ""] = pattern.exec(text) ?? [];
  const network = networks[code.toLowerCase()];
  if (network === undefined) return undefined;
  if (count === undefined) return { network, millisatoshi: undefined };
  const sum = BigInt(count) * (tenths[unit.toLowerCase()] ?? 0n);
  // What is not a whole number of millisatoshi cannot be paid.
  return sum % 10n === 0n ? { network, millisatoshi: sum / 10n } : undefined;
}

/** What it costs to pay so much: whole satoshi, rounded up. */
export function satoshiToPay(millisatoshi: bigint): bigint {
  return (millisatoshi + 999n) / 1_000n;
}
