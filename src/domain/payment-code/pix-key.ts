/**
 * A Pix key as the central bank writes it, from how people write it: a CPF or CNPJ, a phone number with
 * its country, an email address, or a random key. Undefined where it is none, or could be two.
 */
export function pixKeyOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase();
  if (/^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(text) && text.length <= 77) return text.toLowerCase();
  const digits = text.replaceAll(/[\s().\-/]/g, "");
  if (/^\+55\d{10,11}$/.test(digits)) return digits;
  const isCpf = /^\d{11}$/.test(digits) && hasCheckDigits(digits, 9, 11);
  const isCnpj = /^\d{14}$/.test(digits) && hasCheckDigits(digits, 12, 9);
  return isCpf || isCnpj ? digits : undefined;
}

/** The two digits at the end, each computed from all before it with weights from 2 up to `most`. */
function hasCheckDigits(digits: string, length: number, most: number): boolean {
  return [length, length + 1].every((count) => {
    const sum = Array.from(digits.slice(0, count))
      .toReversed()
      .reduce((total, digit, at) => total + Number(digit) * (2 + (at % (most - 1))), 0);
    const rest = sum % 11;
    return Number(digits[count]) === (rest < 2 ? 0 : 11 - rest);
  });
}
