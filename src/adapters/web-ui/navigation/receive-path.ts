/** The wallet, with the address open at which a coin is received. */
export function receivePath(coin: string): string {
  return `/wallet?receive=${coin}`;
}
