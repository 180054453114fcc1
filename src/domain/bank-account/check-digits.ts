/** Sum of the digits, each multiplied by the weight at its place; the weights repeat. */
function weighted(digits: string, weights: readonly number[], modulus = Infinity): number {
  return Array.from(digits).reduce(
    (sum, digit, place) =>
      sum + ((Number(digit) * (weights[place % weights.length] ?? 0)) % modulus),
    0,
  );
}

/** The checksum of a routing number of the American Bankers Association, nine digits. */
export function isAbaRoutingNumber(routing: string): boolean {
  return /^\d{9}$/.test(routing) && Number(routing) > 0 && weighted(routing, [3, 7, 1]) % 10 === 0;
}

/** The check digit of a CLABE, eighteen digits: of each product, only the last digit counts. */
export function isClabe(clabe: string): boolean {
  if (!/^\d{18}$/.test(clabe)) return false;
  const sum = weighted(clabe.slice(0, 17), [3, 7, 1], 10);
  return (10 - (sum % 10)) % 10 === Number(clabe.at(17));
}

/** The check digit of a Nigerian account number, ten digits, under the three digits of its bank. */
export function isNuban(account: string, bankCode: string): boolean {
  if (!/^\d{10}$/.test(account) || !/^\d{3}$/.test(bankCode)) return false;
  const sum = weighted(bankCode + account.slice(0, 9), [3, 7, 3]);
  return (10 - (sum % 10)) % 10 === Number(account.at(9));
}

/** The key of a Russian account number, twenty digits, under the BIK of its bank, nine digits. */
export function isRussianAccount(account: string, bik: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false;
  // Branches of the central bank, at which accounts are keyed by the region's digits.
  const branch = bik.slice(6);
  const prefix = Number(branch) <= 2 ? `0${bik.slice(4, 6)}` : branch;
  return weighted(prefix + account, [7, 1, 3], 10) % 10 === 0;
}

/** The code of a Russian bank; 00 to 02 are those of the treasury, 04 all others. */
export function isBik(bik: string): boolean {
  return /^0[0124]\d{7}$/.test(bik);
}
