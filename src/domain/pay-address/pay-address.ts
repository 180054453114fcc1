import { findPaymentMethod, type PaymentMethod } from "../catalogue/payment-methods.ts";
import { neededPaymentLines } from "../catalogue/payment-lines.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** How somebody is paid by an online wallet, in cash or in another way that needs a single line. */
export interface PayAddress {
  /** The slug. */
  readonly paymentMethod: string;
  /** What the method needs: a name of its user, or a place. */
  readonly value: string;
  /** For the payer; empty: none. */
  readonly note: string;
}

export const payAddressLimits = { fewest: 2, value: 200, note: 300, most: 30 };

/** How the lines are called, as trades keep them; pages show them in other languages. */
export const payAddressLabels = ["Email or username", "Where to pay", "Note"] as const;
type PayAddressLabel = (typeof payAddressLabels)[number];

const labelOf = {
  user_name: "Email or username",
  where_to_pay: "Where to pay",
} as const satisfies Readonly<Record<string, PayAddressLabel>>;

/** What is wrong with a field. */
export interface PayAddressFault {
  readonly field: keyof PayAddress;
  readonly code: "required" | "invalid" | "not_correct_length" | "non_unique";
}

interface PayAddressRefusal {
  readonly code: "validation";
  readonly faults: readonly PayAddressFault[];
}

/** The line that a method needs, if a single one is enough: a bank or a phone number need more. */
export function singleLineOf(slug: string): keyof typeof labelOf | undefined {
  const [line, ...more] = neededPaymentLines(slug);
  return more.length === 0 && (line === "user_name" || line === "where_to_pay") ? line : undefined;
}

/** The methods by which an address can be saved. */
export function singleLineMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  return methods.filter(({ slug }) => singleLineOf(slug) !== undefined);
}

/** Checks an address and cleans it. `others`: what its owner saved before. */
export function judgePayAddress(
  typed: PayAddress,
  others: readonly PayAddress[],
): Result<PayAddress, PayAddressRefusal> {
  const { paymentMethod } = typed;
  const value = plainText(typed.value).replaceAll(/\s+/gu, " ");
  const note = plainText(typed.note);
  const isKnown = singleLineOf(paymentMethod) !== undefined;
  const isRepeated = others.some(
    (other) => other.paymentMethod === paymentMethod && folded(other.value) === folded(value),
  );
  const found: readonly (readonly [keyof PayAddress, PayAddressFault["code"] | undefined])[] = [
    ["paymentMethod", isKnown ? undefined : "invalid"],
    ["value", textFault(value, payAddressLimits.value) ?? (isRepeated ? "non_unique" : undefined)],
    ["note", note === "" ? undefined : textFault(note, payAddressLimits.note)],
  ];
  const faults = found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
  return faults.length === 0
    ? accept({ paymentMethod, value, note })
    : refuse({ code: "validation", faults });
}

function folded(value: string): string {
  return value.toLowerCase();
}

function textFault(text: string, most: number): PayAddressFault["code"] | undefined {
  if (text === "") return "required";
  if (!isReadable(text) || !isVisible(text)) return "invalid";
  const length = charactersOf(text);
  return length < payAddressLimits.fewest || length > most ? "not_correct_length" : undefined;
}

/** The lines that a payer needs; undefined where the address is of another method. */
export function payAddressLines(
  { paymentMethod, value, note }: PayAddress,
  way: { readonly paymentMethod: string },
): readonly { readonly label: PayAddressLabel; readonly value: string }[] | undefined {
  const line = singleLineOf(paymentMethod);
  if (paymentMethod !== way.paymentMethod || !line) return undefined;
  const first = { label: labelOf[line], value };
  return note === "" ? [first] : [first, { label: "Note", value: note }];
}

/** The name of its method; the slug itself if the catalogue no longer has it. */
export function methodNameOf({ paymentMethod }: Pick<PayAddress, "paymentMethod">): string {
  return findPaymentMethod(paymentMethod)?.name ?? paymentMethod;
}
