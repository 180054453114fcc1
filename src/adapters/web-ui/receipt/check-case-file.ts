/**
 * Checks a case file by itself: nothing of the program that wrote it is used, and nothing is asked
 * of a server. The form of the file is told in docs/decisions/0091-case-files.md.
 */

/** What is wrong with a file, and where. */
export interface CaseFileFault {
  /** The entry, from 1; undefined for what is outside of all entries. */
  readonly entry: number | undefined;
  readonly what: "form" | "facts" | "order" | "content" | "salt" | "trade" | "root";
}

/** What a file says that was found unchanged. */
export interface CheckedCaseFile {
  readonly trade: string;
  readonly root: string;
  readonly entries: number;
  /** Contents that are not in it: deleted after their retention period, or not for this reader. */
  readonly withheld: number;
}

interface Entry {
  readonly sealed: string;
  readonly hash: string;
  readonly salt: string | null;
  readonly content: string | null;
  readonly check: string;
}

interface File {
  readonly format: string;
  readonly trade: string;
  readonly root: string;
  readonly entries: readonly Entry[];
}

interface Sealed {
  readonly n: number;
  readonly previous: string;
  readonly contentHash?: string;
}

/** The faults of a file, in its order; without any, what it says. */
export async function checkCaseFile(
  bytes: Uint8Array,
): Promise<CheckedCaseFile | { readonly faults: readonly CaseFileFault[] }> {
  const file = readFile(bytes);
  if (!file) return { faults: [{ entry: undefined, what: "form" }] };
  const faults: CaseFileFault[] = [];
  const start = await sha256(utf8(`${file.format} ${file.trade}`));
  let previous = start;
  let withheld = 0;
  for (const [index, entry] of file.entries.entries()) {
    const what = await faultOf(entry, index + 1, previous, start);
    if (what) faults.push({ entry: index + 1, what });
    if (contentHashOf(entry.sealed) !== undefined && entry.content === null) withheld += 1;
    // Later entries are compared with what this one says of itself: only those that changed are named.
    previous = entry.hash;
  }
  if (previous !== file.root) faults.push({ entry: undefined, what: "root" });
  if (faults.length === 0 && serialized(file) !== decode(bytes)) {
    faults.push({ entry: undefined, what: "form" });
  }
  if (faults.length > 0) return { faults };
  return { trade: file.trade, root: file.root, entries: file.entries.length, withheld };
}

async function faultOf(
  { sealed, hash, salt, content, check }: Entry,
  n: number,
  previous: string,
  start: string,
): Promise<CaseFileFault["what"] | undefined> {
  const facts = parse(sealed) as Sealed | undefined;
  if (!facts || (await sha256(utf8(sealed))) !== hash) return "facts";
  if (facts.previous !== previous) return previous === start ? "trade" : "order";
  if (facts.n !== n) return "order";
  if (content !== null) {
    const salted = new Uint8Array([...hexBytes(salt ?? ""), ...utf8(content)]);
    if ((await sha256(salted)) !== facts.contentHash) return "content";
  }
  const checked = await sha256(utf8(JSON.stringify([sealed, hash, salt, content])));
  return checked === check ? undefined : "salt";
}

/** Undefined if it is no case file, or has anything in it that the form does not have. */
function readFile(bytes: Uint8Array): File | undefined {
  const text = decode(bytes);
  const file = (text === undefined ? undefined : parse(text)) as File | undefined;
  const isOne =
    file?.format === "case-file-1" &&
    typeof file.trade === "string" &&
    typeof file.root === "string" &&
    Array.isArray(file.entries) &&
    file.entries.length > 0 &&
    file.entries.every(isEntry);
  return isOne ? file : undefined;
}

function isEntry(entry: unknown): entry is Entry {
  const { sealed, hash, salt, content, check } = (entry ?? {}) as Record<string, unknown>;
  const areTexts = [sealed, hash, check].every((each) => typeof each === "string");
  return areTexts && [salt, content].every((each) => each === null || typeof each === "string");
}

/** The file as it is written: any other spacing, order or part is a change. */
function serialized({ format, trade, root, entries }: File): string {
  const written = entries.map(({ sealed, hash, salt, content, check }) => ({
    sealed,
    hash,
    salt,
    content,
    check,
  }));
  return `${JSON.stringify({ format, trade, root, entries: written }, null, 1)}\n`;
}

function contentHashOf(sealed: string): string | undefined {
  return (parse(sealed) as Sealed | undefined)?.contentHash;
}

/** Undefined for what is no object. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for bytes that are no UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hexBytes(hex: string): readonly number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
