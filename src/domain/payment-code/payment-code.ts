import { isValidBIC, isValidIBAN } from "ibantools";
import { epcCode } from "./epc-code.ts";
import { pixCode } from "./pix-code.ts";
import { pixKeyOf } from "./pix-key.ts";

/** A payment of a trade: where to, how much, and what for. */
export interface AskedPayment {
  /** The slug. */
  readonly paymentMethod: string;
  readonly currency: string;
  /** "12.50" */
  readonly amount: string;
  readonly reference: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** What a bank app scans. */
export interface PaymentCode {
  readonly kind: "epc" | "pix";
  readonly text: string;
}

/** Whose account it is, in the languages of the pages that ask for it. */
const nameLabel = /name|holder|inhaber|titular|titulaire|intestatario|nome|nom\b/i;

/** BR Codes need a city, and nobody is asked for one: what apps show is the name alone. */
const anyCity = "BRASIL";

/** Where the bank's code may be left out (EPC069-12): the countries of the European Economic Area. */
const economicArea = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
);

/**
 * The code with which a payment can be scanned instead of typed; undefined where no standard fits the
 * method, or the details leave open which account is meant.
 */
export function paymentCode(asked: AskedPayment): PaymentCode | undefined {
  const { paymentMethod, currency } = asked;
  if (paymentMethod.startsWith("sepa") && currency === "EUR") return epcOf(asked);
  if (paymentMethod === "pix" && currency === "BRL") return pixOf(asked);
  return undefined;
}

function epcOf({ lines, amount, reference }: AskedPayment): PaymentCode | undefined {
  const bare = lines.map(({ value }) => value.replaceAll(/\s/g, "").toUpperCase());
  const [iban, second] = bare.filter((value) => isValidIBAN(value));
  const bic = bare.find((value) => isValidBIC(value));
  const name = nameIn(lines);
  if (iban === undefined || second !== undefined || name === undefined) return undefined;
  if (bic === undefined && !economicArea.has(iban.slice(0, 2))) return undefined;
  const text = epcCode({ iban, bic, name, amount, text: reference });
  return text === undefined ? undefined : { kind: "epc", text };
}

function pixOf({ lines, amount, reference }: AskedPayment): PaymentCode | undefined {
  const [key, second] = lines.flatMap(({ value }) => pixKeyOf(value) ?? []);
  const name = nameIn(lines);
  if (key === undefined || second !== undefined || name === undefined) return undefined;
  const text = pixCode({ key, name, city: anyCity, amount, reference });
  return text === undefined ? undefined : { kind: "pix", text };
}

/** Undefined where no line, or more than one, says whose account it is. */
function nameIn(lines: AskedPayment["lines"]): string | undefined {
  const [name, second] = lines.filter(({ label }) => nameLabel.test(label));
  return second === undefined ? name?.value.trim() : undefined;
}
