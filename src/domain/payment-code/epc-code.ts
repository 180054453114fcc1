/** A SEPA credit transfer that is asked for. */
interface EpcTransfer {
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string | undefined;
  readonly name: string;
  /** Euros, "12.50". */
  readonly amount: string;
  /** What it is for, in words. */
  readonly text: string;
  /** Four letters of ISO 20022, such as CHAR; none by default. */
  readonly purpose?: string;
  /** For whoever reads the code, not for the bank. */
  readonly information?: string;
}

/** The bounds of the guidelines (EPC069-12, version 2.1): characters of a field, bytes of a code. */
const most = { name: 70, text: 140, information: 70, bytes: 331 };

/**
 * The content of an EPC QR code, which bank apps of the euro area read (EPC069-12, version 002 in
 * UTF-8; "Girocode"). Undefined where the guidelines allow none.
 */
export function epcCode(transfer: EpcTransfer): string | undefined {
  const { iban, bic = "", name, amount, text, purpose = "", information = "" } = transfer;
  if (!/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,2})?$/.test(amount)) return undefined;
  const fits =
    name.length > 0 &&
    name.length <= most.name &&
    text.length <= most.text &&
    information.length <= most.information;
  const lines = ["BCD", "002", "1", "SCT", bic, name, iban, `EUR${amount}`, purpose, "", text];
  const fields = [...lines, information];
  // A line break in a field would make the next field of its rest.
  if (!fits || fields.some((field) => /[\r\n]/.test(field))) return undefined;
  const code = fields.join("\n").replace(/\n+$/, "");
  return new TextEncoder().encode(code).length <= most.bytes ? code : undefined;
}
