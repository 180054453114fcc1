/** A bank account as a form sends it: by default one in Germany, of the published example. */
export function bankAccountBody(changed: object = {}) {
  return {
    fiat_currency_id: 14,
    holder_name: "Ana Lima",
    is_personal: true,
    country_id: "DE",
    sepa: { iban: "DE89 3704 0044 0532 0130 00" },
    swift_code: "COBADEFFXXX",
    ...changed,
  };
}
