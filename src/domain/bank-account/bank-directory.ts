import { nigerianBankRows } from "./nigerian-banks.ts";

/** A bank that we know by name. */
export interface Bank {
  readonly id: string;
  readonly country: string;
  readonly name: string;
  /** Eight characters; undefined where we only know its national code. */
  readonly swiftCode: string | undefined;
}

/**
 * Large banks of ten countries, besides those of Nigeria: country, national code, BIC ("-" where unknown), name. The code
 * is the beginning of the account's number: in an IBAN after its check digits, in Mexico that of
 * the CLABE, in India that of the IFSC; in the US and in Russia it is the routing number or BIK. No
 * country's list is complete.
 */
const rows = `
US 021000021 CHASUS33 JPMorgan Chase Bank
US 021000089 CITIUS33 Citibank
US 026009593 BOFAUS3N Bank of America
US 121000248 WFBIUS6S Wells Fargo Bank
FI 1 NDEAFIHH Nordea
FI 2 NDEAFIHH Nordea
FI 5 OKOYFIHH OP Financial Group
FI 8 DABAFIHH Danske Bank
DE 37040044 COBADEFF Commerzbank
DE 50010517 INGDDEFF ING
NL ABNA ABNANL2A ABN AMRO Bank
NL INGB INGBNL2A ING Bank
NL RABO RABONL2U Rabobank
FR 30003 SOGEFRPP Société Générale
FR 30004 BNPAFRPP BNP Paribas
ES 0049 BSCHESMM Banco Santander
ES 0182 BBVAESMM BBVA
ES 2100 CAIXESBB CaixaBank
GB BARC BARCGB22 Barclays Bank
GB LOYD LOYDGB2L Lloyds Bank
GB MIDL MIDLGB22 HSBC
GB NWBK NWBKGB2L National Westminster Bank
IN HDFC HDFCINBB HDFC Bank
IN ICIC ICICINBB ICICI Bank
IN SBIN SBININBB State Bank of India
IN UTIB AXISINBB Axis Bank
RU 044525187 VTBRRUMM VTB Bank
RU 044525225 SABRRUMM Sberbank
RU 044525593 ALFARUMM Alfa-Bank
MX 002 BNMXMXMM Banamex
MX 012 BCMRMXMM BBVA México
MX 014 BMSXMXMM Santander México
MX 072 MENOMXMT Banorte`;

export const banks: readonly Bank[] = `${nigerianBankRows}${rows}`
  .trim()
  .split("\n")
  .map((row) => {
    const [country = "", code = "", bic = "", ...words] = row.split(" ");
    const swiftCode = bic === "-" ? undefined : bic;
    return { id: `${country}-${code}`, country, name: words.join(" "), swiftCode };
  });

/** Countries of which we know some banks. */
const covered = new Set(banks.map(({ country }) => country));

/** Whether there is a list of banks of a country: only then can an id be unknown (answers 134). */
export function coversCountry(country: string): boolean {
  return covered.has(country);
}

/** The bank of a country with that id. */
export function findBank(country: string, id: string): Bank | undefined {
  return banks.find((bank) => bank.country === country && bank.id === id);
}

/** The bank of a country with that name, however it is written. */
export function findBankNamed(country: string, name: string): Bank | undefined {
  const wanted = lettersOf(name);
  return banks.find((bank) => bank.country === country && lettersOf(bank.name) === wanted);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The national code in a bank's id. */
export function codeOf({ id }: Bank): string {
  return id.slice(3);
}

/** `iban`: checked already. */
export function bankOfIban(iban: string): Bank | undefined {
  const rest = iban.slice(4);
  return banks.find((bank) => bank.country === iban.slice(0, 2) && rest.startsWith(codeOf(bank)));
}

/** By an American routing number or a Russian BIK. */
export function bankOfRoutingNumber(routingNumber: string): Bank | undefined {
  return banks.find(
    (bank) => ["US", "RU"].includes(bank.country) && codeOf(bank) === routingNumber,
  );
}

/** `swiftCode`: 8 or 11 characters; those of the branch are ignored. */
export function bankOfSwift(swiftCode: string): Bank | undefined {
  return banks.find((bank) => bank.swiftCode === swiftCode.slice(0, 8));
}
