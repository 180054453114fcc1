/** A payment by Pix that is asked for. */
interface PixPayment {
  /** Of the receiver, as the central bank writes keys: "+5561912345678". */
  readonly key: string;
  readonly name: string;
  readonly city: string;
  /** Reais, "12.50"; undefined: the payer types it. */
  readonly amount: string | undefined;
  /** Up to 25 letters and digits, which the receiver sees; undefined: none. */
  readonly reference: string | undefined;
}

/** A field of EMV: two digits of name, two of length, its value. */
function field(name: string, value: string): string {
  return name + value.length.toString().padStart(2, "0") + value;
}

/** What stands for "no reference" (BR Code manual). */
const noReference = "***";

/**
 * The content of a static BR Code, which every Brazilian bank app reads, as a QR code or as text to
 * paste ("Pix copia e cola"). Undefined where a field cannot be written.
 */
export function pixCode({ key, name, city, amount, reference }: PixPayment): string | undefined {
  const [payee, place] = [plain(name).slice(0, 25).trim(), plain(city).slice(0, 15).trim()];
  if (payee === "" || place === "" || !/^[\x21-\x7e]{1,77}$/.test(key)) return undefined;
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) return undefined;
  if (reference !== undefined && !/^[A-Za-z0-9]{1,25}$/.test(reference)) return undefined;
  const fields =
    field("00", "01") +
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)) +
    field("52", "0000") +
    field("53", "986") +
    (amount === undefined ? "" : field("54", amount)) +
    field("58", "BR") +
    field("59", payee) +
    field("60", place) +
    field("62", field("05", reference ?? noReference));
  const counted = `${fields}6304`;
  return counted + checksum(counted);
}

/** Letters without accents: the lengths of EMV count characters of its own small set. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .trim();
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    sum ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
    }
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
