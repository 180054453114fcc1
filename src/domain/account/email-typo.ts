/** Domains that most private addresses are at. One of them is never a typo of another. */
const wellKnown: readonly string[] = `gmail.com googlemail.com outlook.com outlook.de outlook.fr
  hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it live.com msn.com yahoo.com yahoo.co.uk
  yahoo.co.in yahoo.com.br yahoo.de yahoo.fr ymail.com icloud.com me.com mac.com aol.com mail.com
  email.com proton.me protonmail.com tutanota.com fastmail.com zoho.com gmx.com gmx.net gmx.de gmx.at
  gmx.ch web.de t-online.de freenet.de orange.fr laposte.net libero.it uol.com.br bol.com.br
  mail.ru yandex.ru yandex.com rediffmail.com naver.com qq.com 163.com hey.com`.split(/\s+/);

/** Shorter domains are too close to other real ones. */
const fewestCharacters = 8;
/** From this length on, two slips are still a typo. */
const longCharacters = 10;

/**
 * The address that was probably meant, if its domain is a typo away from a well-known one. Only a guess:
 * its owner has the last word.
 */
export function meantAddress(email: string): string | undefined {
  const sign = email.lastIndexOf("@");
  const domain = email.slice(sign + 1).toLowerCase();
  if (sign < 1 || domain.length < fewestCharacters || wellKnown.includes(domain)) return undefined;
  const most = domain.length >= longCharacters ? 2 : 1;
  const [nearest] = wellKnown
    .filter((known) => known.length >= fewestCharacters)
    .map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return nearest && `${email.slice(0, sign)}@${nearest.known}`;
}

/**
 * How many slips of the fingers lie between two words: a letter left out, added, changed, or swapped
 * with its neighbour.
 */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now.push(
        Math.min(
          at(last, column) + 1,
          at(now, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = now;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
