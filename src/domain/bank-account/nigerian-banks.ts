/**
 * Banks of Nigeria by the code of the central bank or, where they have none, of the national switch:
 * commercial and merchant banks, microfinance and mortgage banks, payment service banks and mobile
 * money operators. From the MIT-licensed lists ng-banks 2.1.1 and banks-ng 1.1.1, with later
 * licences added by hand. About 900 small microfinance banks are missing: their customers type the
 * name.
 */
export const nigerianBankRows = `
NG 011 - First Bank of Nigeria
NG 023 - Citibank Nigeria
NG 030 - Heritage Bank
NG 032 - Union Bank of Nigeria
NG 033 - United Bank for Africa
NG 035 - Wema Bank
NG 035A - ALAT by Wema
NG 044 - Access Bank
NG 050 - Ecobank Nigeria
NG 057 - Zenith Bank
NG 058 - Guaranty Trust Bank
NG 063 - Access Bank (Diamond)
NG 068 - Standard Chartered Bank Nigeria
NG 070 - Fidelity Bank
NG 076 - Polaris Bank
NG 082 - Keystone Bank
NG 100 - SunTrust Bank
NG 101 - Providus Bank
NG 102 - Titan Trust Bank
NG 00103 - Globus Bank
NG 104 - Parallex Bank
NG 105 - PremiumTrust Bank
NG 106 - Signature Bank
NG 107 - Optimus Bank
NG 214 - First City Monument Bank
NG 215 - Unity Bank
NG 221 - Stanbic IBTC Bank
NG 232 - Sterling Bank
NG 301 - Jaiz Bank
NG 302 - TAJ Bank
NG 303 - Lotus Bank
NG 501 - FSDH Merchant Bank
NG 502 - Rand Merchant Bank
NG 559 - Coronation Merchant Bank
NG 561 - Nova Bank
NG 125 - Rubies MFB
NG 401 - ASO Savings and Loans
NG 562 - Ekondo Microfinance Bank
NG 565 - Carbon
NG 566 - VFD Microfinance Bank
NG 801 - Abbey Mortgage Bank
NG 50126 - Eyowo
NG 50162 - Dot MFB
NG 50200 - Kredi Money MFB
NG 50211 - Kuda Bank
NG 50304 - Mint MFB
NG 50383 - Hasal Microfinance Bank
NG 50457 - Infinity MFB
NG 50502 - Kadpoly MFB
NG 50515 - Moniepoint MFB
NG 50549 - Links MFB
NG 50563 - Mayfair MFB
NG 50746 - Petra Microfinance Bank
NG 50823 - CEMCS Microfinance Bank
NG 50871 - Unical MFB
NG 50926 - Amju Unique MFB
NG 50931 - Bowen Microfinance Bank
NG 51113 - Safe Haven MFB
NG 51204 - Above Only MFB
NG 51211 - TCF MFB
NG 51229 - Bainescredit MFB
NG 51244 - Ibile Microfinance Bank
NG 51251 - Hackman Microfinance Bank
NG 51269 - Tangerine Money
NG 51293 - Quickfund MFB
NG 51310 - Sparkle Microfinance Bank
NG 51314 - Firmus MFB
NG 51318 - FairMoney Microfinance Bank
NG 90052 - Lagos Building Investment Company
NG 100002 - Paga
NG 100022 - GoMoney
NG 120001 - 9mobile 9Payment Service Bank
NG 120002 - Hope Payment Service Bank
NG 120003 - MTN MoMo Payment Service Bank
NG 120004 - Airtel Smartcash Payment Service Bank
NG 311 - Parkway ReadyCash
NG 999991 - PalmPay
NG 999992 - OPay`;

/**
 * Whether a bank's account numbers have the check digit of the national standard: those of banks
 * with a three-digit code of the central bank. Wallets and small banks number as they like.
 */
export function hasNubanDigit(code: string): boolean {
  return /^[0-2]\d\d$/.test(code) && code !== "125";
}
