/** A sum in US cents as a decimal of dollars: "12.50". */
export function dollarsOf(cents: string): string {
  const digits = cents.padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
