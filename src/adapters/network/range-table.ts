import { parseNetwork } from "../../domain/account/network-address.ts";

/** Addresses from `first` to `last` as numbers (`numberOf`), and what is said of them. */
interface LabelledRange {
  readonly family: 4 | 6;
  readonly first: number;
  readonly last: number;
  readonly label: string;
}

/** Of an IPv6 address this much is kept, which a number holds exactly; no list names smaller networks. */
const keptBits = 48;
const ignoredBits = BigInt(128 - keptBits);

/**
 * Which of many ranges an address lies in. Numbers in typed arrays, so that a few hundred thousand ranges
 * take a few megabytes.
 */
export class RangeTable {
  readonly #families = { 4: new FamilyTable(), 6: new FamilyTable() };
  readonly #labels: string[] = [];
  readonly #numbers = new Map<string, number>();

  add({ family, first, last, label }: LabelledRange): void {
    let number = this.#numbers.get(label);
    if (number === undefined) {
      number = this.#labels.push(label) - 1;
      this.#numbers.set(label, number);
    }
    this.#families[family].add(first, last, number);
  }

  /** The label of the range; undefined where the address, or the network that stands for one, is in none. */
  labelOf(address: string): string | undefined {
    const sought = numberOf(address.replace(/\/\d+$/, ""));
    const number = sought && this.#families[sought.family].find(sought.value);
    return number === undefined ? undefined : this.#labels[number];
  }
}

/** The ranges of one family. Where they overlap, the one that begins last holds. */
class FamilyTable {
  #starts = new Float64Array(1_024);
  #ends = new Float64Array(1_024);
  #labels = new Uint16Array(1_024);
  #size = 0;
  #isSorted = true;

  add(start: number, end: number, label: number): void {
    if (this.#size === this.#starts.length) this.#resize(this.#size * 2);
    const before = this.#starts[this.#size - 1];
    if (before !== undefined && before > start) this.#isSorted = false;
    this.#starts[this.#size] = start;
    this.#ends[this.#size] = end;
    this.#labels[this.#size] = label;
    this.#size += 1;
  }

  find(value: number): number | undefined {
    if (!this.#isSorted) this.#sort();
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    const end = this.#ends[low - 1];
    return end !== undefined && value <= end ? this.#labels[low - 1] : undefined;
  }

  #resize(room: number): void {
    const [starts, ends, labels] = [this.#starts, this.#ends, this.#labels];
    this.#starts = new Float64Array(room);
    this.#starts.set(starts);
    this.#ends = new Float64Array(room);
    this.#ends.set(ends);
    this.#labels = new Uint16Array(room);
    this.#labels.set(labels);
  }

  #sort(): void {
    const [starts, ends, labels] = [this.#starts, this.#ends, this.#labels];
    const order = Uint32Array.from({ length: this.#size }, (_, place) => place).toSorted(
      (one, other) => (starts[one] ?? 0) - (starts[other] ?? 0),
    );
    this.#starts = Float64Array.from(order, (place) => starts[place] ?? 0);
    this.#ends = Float64Array.from(order, (place) => ends[place] ?? 0);
    this.#labels = Uint16Array.from(order, (place) => labels[place] ?? 0);
    this.#isSorted = true;
  }
}

/** From "1.0.0.0,1.0.0.255,AU": the first address, the last, and the country. Undefined for anything else. */
export function countryRange(line: string): LabelledRange | undefined {
  const [from = "", to = "", label = ""] = line.trim().split(",");
  const first = numberOf(from);
  const last = numberOf(to);
  const isRange = first && last && first.family === last.family && first.value <= last.value;
  if (!isRange || !/^[A-Z]{2}$/.test(label)) return undefined;
  return { family: first.family, first: first.value, last: last.value, label };
}

/** From "203.0.113.0/24". Undefined for anything else. */
export function networkRange(line: string): LabelledRange | undefined {
  const network = parseNetwork(line.trim());
  if (!network) return undefined;
  const { family } = network;
  const kept = (value: bigint) => Number(family === 6 ? value >> ignoredBits : value);
  return { family, first: kept(network.first), last: kept(network.last), label: "" };
}

/** By hand: a list of countries has hundreds of thousands of addresses. */
function numberOf(address: string): { family: 4 | 6; value: number } | undefined {
  const isV6 = address.includes(":");
  const parts = address.split(isV6 ? ":" : ".");
  if (!isV6) {
    const value = parts.reduce((sum, part) => sum * 256 + Number(part), 0);
    return parts.length === 4 && value >= 0 ? { family: 4, value } : undefined;
  }
  const gap = parts.indexOf("");
  let value = 0;
  for (let place = 0; place < keptBits / 16; place += 1) {
    const isZero = gap >= 0 && place >= gap && place < 8 - (parts.length - gap - 1);
    value = value * 65_536 + (isZero ? 0 : Number.parseInt(parts[place] ?? "", 16));
  }
  return value >= 0 ? { family: 6, value } : undefined;
}
