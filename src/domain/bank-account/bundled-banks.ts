import type { Bank } from "./bank-directory.ts";
import { nigerianBankRows } from "./nigerian-banks.ts";

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

/** The banks that come with the platform. */
export const bundledBanks: readonly Bank[] = `${nigerianBankRows}${rows}`
  .trim()
  .split("\n")
  .map((row) => {
    const [country = "", code = "", bic = "", ...words] = row.split(" ");
    const swiftCode = bic === "-" ? undefined : bic;
    return { id: `${country}-${code}`, country, name: words.join(" "), swiftCode };
  });
