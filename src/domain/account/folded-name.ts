/**
 * The one form in which names and addresses are compared, in code; `foldedColumn` is its twin in
 * SQL. Only the case of ASCII letters is folded: names and addresses consist of ASCII, and larger
 * foldings differ between programs (`İ` is an `i` to one of them), so that one account would have
 * several names.
 */
export function foldedName(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
