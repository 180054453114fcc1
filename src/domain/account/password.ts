import type { PasswordPolicy } from "./account-policy.ts";

/**
 * - `password_too_short`, `password_too_long`: in characters, whatever they are.
 * - `password_common`: it stands in a list of common or stolen ones, or repeats or counts on.
 * - `password_personal`: it is little else than the person's own name or address.
 */
export interface PasswordRefusal {
  readonly code:
    | "password_too_short"
    | "password_too_long"
    | "password_common"
    | "password_personal";
}

/** What a password is judged with. */
interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/** The form that is hashed: keyboards write the same letter in more than one way. */
export function normalPassword(typed: string): string {
  return typed.normalize("NFC");
}

/**
 * The forms of a password to look up in lists: guessers try every case, and put a few digits and
 * signs around a word.
 */
export function guessedForms(
  typed: string,
  { fewestCharactersOfItsOwn }: PasswordPolicy,
): readonly string[] {
  const folded = foldedPassword(typed);
  const word = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const isAround = charactersOf(folded) - charactersOf(word) < fewestCharactersOfItsOwn;
  return isAround ? [folded, word] : [folded];
}

/**
 * Why a new password is not taken; undefined when it is. Length and lists are the whole rule, with
 * no demand for digits or signs (decisions, People and roles). `isListed` says whether one of its
 * guessed forms stands in a list.
 */
export function passwordRefusal(
  typed: string,
  owner: PasswordOwner,
  isListed: boolean,
  { fewestCharacters, mostCharacters, fewestCharactersOfItsOwn }: PasswordPolicy,
): PasswordRefusal | undefined {
  const length = charactersOf(normalPassword(typed));
  if (length < fewestCharacters) return { code: "password_too_short" };
  if (length > mostCharacters) return { code: "password_too_long" };
  if (isListed || isPattern(typed)) return { code: "password_common" };
  if (charactersOf(withoutOwner(typed, owner)) < fewestCharactersOfItsOwn) {
    return { code: "password_personal" };
  }
  return undefined;
}

/** "1111111111", "abababababab" and "abcdefghijkl". */
function isPattern(typed: string): boolean {
  const signs = Array.from(foldedPassword(typed), (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, index) => sign - (signs[index] ?? 0));
  return new Set(signs).size < fewestDifferentSigns || new Set(steps).size === 1;
}

const fewestDifferentSigns = 4;

/** The same in every case of its letters. */
function foldedPassword(typed: string): string {
  return normalPassword(typed).toLowerCase();
}

function withoutOwner(typed: string, { username, email }: PasswordOwner): string {
  const [mailbox = ""] = email.split("@");
  return [email, mailbox, username]
    .map((each) => each.toLowerCase())
    .filter((each) => each !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, each) => rest.replaceAll(each, ""), foldedPassword(typed));
}

function charactersOf(text: string): number {
  return Array.from(text).length;
}
