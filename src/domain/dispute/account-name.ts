/** A line of payment details. */
interface Line {
  readonly label: string;
  readonly value: string;
}

/** Accents, and the vowel points of Hebrew and Arabic: people leave them out. In other scripts marks are letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/gu;

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Devanagari}/u,
];

/** The labels under which an account's holder is named. */
const holderLabels: ReadonlySet<string> = new Set(["name on the account", "name"]);

/** The name of the holder of the account that a trade is paid to; undefined if the lines have none. */
export function holderIn(lines: readonly Line[]): string | undefined {
  return lines.find(({ label }) => holderLabels.has(label.trim().toLowerCase()))?.value;
}

/**
 * Whether two names can be of one person: each word of the shorter is one of the longer, or its
 * initial, in any order. Accents and capitals don't matter. Names in different scripts can't be
 * compared, and count as alike.
 */
export function areNamesAlike(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (scriptOf(one) !== scriptOf(other)) return true;
  return shorter.every((word) => longer.some((each) => areWordsAlike(word, each)));
}

function areWordsAlike(one: string, other: string): boolean {
  const [initial, whole] = one.length === 1 ? [one, other] : [other, one];
  return one === other || (initial.length === 1 && whole.startsWith(initial));
}

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize("NFD").replaceAll(accents, "").toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The first of these that a name has letters of; -1 if it has none of them. */
function scriptOf(name: string): number {
  return scripts.findIndex((script) => script.test(name));
}
