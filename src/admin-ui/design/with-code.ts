/** An amount with the code of its currency or coin: no line ends between the two. */
export function withCode(amount: string, code: string): string {
  return `${amount}\u00A0${code}`;
}
