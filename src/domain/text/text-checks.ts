/** What a text is checked for as it is typed (specification, section 5). */

export function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

export function hasLowercase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

export function hasUppercase(text: string): boolean {
  return /\p{Lu}/u.test(text);
}

/** Neither a letter nor a digit; a space is one, as sentences make good passwords. */
export function hasSpecialCharacter(text: string): boolean {
  return /[^\p{L}\p{M}\p{N}]/u.test(text);
}

/** Whether it is nothing but the digits 0 to 9. */
export function isDigitsOnly(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
