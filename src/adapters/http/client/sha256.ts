const blockBytes = 64;

/**
 * SHA-256 of a beginning that stays the same and a number that changes. `crypto.subtle` answers
 * each call in a turn of its own, which takes twenty times as long as the hash.
 */
export class Sha256 {
  /** After the whole blocks of the beginning. */
  readonly #begun: Int32Array;
  /** What is left of the beginning, then the number. */
  readonly #tail: Uint8Array;
  readonly #tailStart: number;
  readonly #startBytes: number;
  readonly #view: DataView;
  readonly #hash = new Uint8Array(32);
  readonly #state = new Int32Array(8);

  constructor(start: Uint8Array) {
    const whole = start.length - (start.length % blockBytes);
    const view = new DataView(start.buffer, start.byteOffset);
    this.#begun = Int32Array.from(firstState);
    for (let place = 0; place < whole; place += blockBytes) compress(this.#begun, view, place);
    this.#tailStart = start.length - whole;
    this.#startBytes = start.length;
    this.#tail = new Uint8Array(2 * blockBytes);
    this.#tail.set(start.subarray(whole));
    this.#view = new DataView(this.#tail.buffer);
  }

  /** The hash with this number, in decimal digits, behind it; overwritten by the next call. */
  with(number: number): Uint8Array {
    const digits = String(number);
    const tail = this.#tail;
    let end = this.#tailStart;
    for (let place = 0; place < digits.length; place += 1) {
      tail[end++] = digits.charCodeAt(place);
    }
    const size = end + 9 > blockBytes ? 2 * blockBytes : blockBytes;
    tail.fill(0, end);
    tail[end] = 0x80;
    this.#view.setUint32(size - 4, 8 * (this.#startBytes + digits.length));
    const state = this.#state;
    state.set(this.#begun);
    for (let place = 0; place < size; place += blockBytes) compress(state, this.#view, place);
    const out = this.#hash;
    for (let place = 0; place < out.length; place += 1) {
      out[place] = word(state, place >> 2) >>> (24 - 8 * (place & 3));
    }
    return out;
  }
}

const schedule = new Int32Array(64);

/* The names are those of FIPS 180-4, section 6.2.2. */
function compress(state: Int32Array, block: DataView, place: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t += 1) w[t] = block.getInt32(place + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const x = word(w, t - 15);
    const y = word(w, t - 2);
    const small0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const small1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[t] = word(w, t - 16) + small0 + word(w, t - 7) + small1;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + word(roundConstants, t) + word(w, t)) | 0;
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

function word(words: Int32Array, place: number): number {
  return words[place] ?? 0;
}

function rotated(bits: number, by: number): number {
  return (bits >>> by) | (bits << (32 - by));
}

/** The first bits of the fractions of the roots of the first primes: square roots to begin with. */
const firstState = fractions(8, 1 / 2);
/** And cube roots for each round. */
const roundConstants = fractions(64, 1 / 3);

function fractions(count: number, power: number): Int32Array {
  const found = new Int32Array(count);
  for (let number = 2, place = 0; place < count; number += 1) {
    if (!isPrime(number)) continue;
    const root = number ** power;
    found[place++] = (root - Math.floor(root)) * 2 ** 32;
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return true;
}
