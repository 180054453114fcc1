import type { PasswordPolicy } from "./account-policy.ts";

/**
 * - `password_too_short`, `password_too_long`: in characters of any kind.
 * - `password_common`: it is in a list of common or stolen ones, or is a repetition or a sequence.
 * - `password_personal`: it is little more than the person's own name or address.
 */
export interface PasswordRefusal {
  readonly code:
    | "password_too_short"
    | "password_too_long"
    | "password_common"
    | "password_personal";
}

/** What a password is checked against. */
interface PasswordOwner {
  readonly username: string;
  readonly email: string;
}

/** The form that is hashed: keyboards enter the same letter in more than one way. */
export function normalPassword(typed: string): string {
  return typed.normalize("NFC");
}

/**
 * The forms of a password to look up in lists: guessers try every case, and put a few digits and
 * symbols around a word.
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
 * Why a new password is refused; undefined when it is accepted. Length and lists are the whole
 * rule, with no requirement for digits or symbols (decisions, People and roles). `isListed` says
 * whether one of its guessed forms is in a list.
 */
export function passwordRefusal(
  typed: string,
  owner: PasswordOwner,
  isListed: boolean,
  policy: PasswordPolicy,
): PasswordRefusal | undefined {
  const { fewestCharacters, mostCharacters, fewestCharactersOfItsOwn } = policy;
  const length = charactersOf(normalPassword(typed));
  if (length < fewestCharacters) return { code: "password_too_short" };
  if (length > mostCharacters) return { code: "password_too_long" };
  if (isPattern(typed, policy)) return { code: "password_common" };
  if (charactersOf(withoutOwner(typed, owner)) < fewestCharactersOfItsOwn) {
    return { code: "password_personal" };
  }
  // Last, for what is guessed soon is often the owner's name, and that is the plainer reason.
  return isListed ? { code: "password_common" } : undefined;
}

/** "1111111111", "abababababab" and "abcdefghijkl". */
function isPattern(typed: string, { fewestDifferentCharacters }: PasswordPolicy): boolean {
  const signs = Array.from(foldedPassword(typed), (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, index) => sign - (signs[index] ?? 0));
  return new Set(signs).size < fewestDifferentCharacters || new Set(steps).size === 1;
}

/** The same letter throughout, ignoring case. */
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
