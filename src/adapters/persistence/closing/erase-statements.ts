const rowsOf = (table: string, column = "trader_id") =>
  `DELETE FROM ${table} WHERE ${column} = ANY ($1::text[])`;

/**
 * What is erased of the people `$1`, by table. Their row stays, for their trades name it: without an
 * address, a password or a word of theirs. What is encrypted with their key is lost with it.
 */
export const eraseStatements: Readonly<Record<string, string>> = {
  person_key: rowsOf("person_key"),
  bank_account: rowsOf("bank_account"),
  mobile_money_wallet: rowsOf("mobile_money_wallet"),
  pay_address: rowsOf("pay_address"),
  saved_address: rowsOf("saved_address"),
  only_saved: rowsOf("only_saved"),
  gift_card: rowsOf("gift_card"),
  wallet_code: rowsOf("wallet_code"),
  phone: rowsOf("phone"),
  passkey: rowsOf("passkey"),
  authenticator: rowsOf("authenticator"),
  authenticator_setup: rowsOf("authenticator_setup"),
  two_factor_request: rowsOf("two_factor_request"),
  security_answers: rowsOf("security_answers"),
  recovery_code: rowsOf("recovery_code"),
  factor_code: rowsOf("factor_code"),
  recovery_link: rowsOf("recovery_link"),
  email_code: rowsOf("email_code"),
  session: rowsOf("session"),
  factor_reset: rowsOf("factor_reset"),
  release_consent: rowsOf("release_consent"),
  withdrawal_permit: rowsOf("withdrawal_permit"),
  document_consent: rowsOf("document_consent"),
  sign_in_authorization: rowsOf("sign_in_authorization"),
  preference: rowsOf("preference"),
  completed_tour: rowsOf("completed_tour"),
  favorite_offer: rowsOf("favorite_offer"),
  saved_search: rowsOf("saved_search"),
  holiday: rowsOf("holiday"),
  offer_draft: rowsOf("offer_draft"),
  manual_fee_grant: rowsOf("manual_fee_grant"),
  offer_promotion: rowsOf("offer_promotion", "owner_id"),
  contact: rowsOf("contact", "owner_id"),
  company: rowsOf("company"),
  // The sweep then removes their contents.
  company_document:
    "UPDATE company_document SET is_dropped = true, name = '' WHERE trader_id = ANY ($1::text[])",
  // What was typed is lost with the key; the sweep removes the contents of the files.
  verification: `UPDATE verification SET details = NULL, words = NULL, country = NULL, document_hash = NULL
     WHERE trader_id = ANY ($1::text[])`,
  verification_file:
    "UPDATE verification_file SET is_dropped = true, name = '' WHERE trader_id = ANY ($1::text[])",
  verification_demand: rowsOf("verification_demand"),
  // The sweep removes the rest within a day.
  upload: "UPDATE upload SET name = '', place = '' WHERE trader_id = ANY ($1::text[])",
  // Nobody can pay what is left of them.
  payment_link: `
    UPDATE payment_link SET title = '', is_cancelled = payer_id IS NULL, version = version + 1
     WHERE merchant_id = ANY ($1::text[])`,
  // Nobody has a card any more; what was paid with it and where is the holder's alone.
  virtual_card: "UPDATE virtual_card SET label = '' WHERE trader_id = ANY ($1::text[])",
  virtual_card_payment: `
    UPDATE virtual_card_payment SET merchant = ''
     WHERE card_id IN (SELECT id FROM virtual_card WHERE trader_id = ANY ($1::text[]))`,
  // The books name its sum for good; what was written to the payer is in the invoice, too.
  lightning_invoice: `
    UPDATE lightning_invoice SET description = '', invoice = id WHERE trader_id = ANY ($1::text[])`,
  provider_quote: rowsOf("provider_quote"),
  // The books name its sums for good; where they went is lost with the key, and here.
  provider_order: `UPDATE provider_order SET destination = NULL, destination_hash = NULL
     WHERE trader_id = ANY ($1::text[])`,
  api_key: rowsOf("api_key"),
  webhook: rowsOf("webhook"),
  webhook_delivery: rowsOf("webhook_delivery"),
  partner: rowsOf("partner"),
  badge_application: rowsOf("badge_application"),
  vendor_terms: rowsOf("vendor_terms"),
  vendor_desk: rowsOf("vendor_desk"),
  reputation_claim: rowsOf("reputation_claim"),
  vendor_helper: `
    UPDATE vendor_helper SET ended_at = clock_timestamp()
     WHERE (vendor_id = ANY ($1::text[]) OR helper_id = ANY ($1::text[])) AND ended_at IS NULL`,
  support_message: `
    UPDATE support_message SET content = NULL WHERE content IS NOT NULL AND chat_id IN (
      SELECT id FROM support_chat WHERE trader_id = ANY ($1::text[]))`,
  person_chat_read: rowsOf("person_chat_read", "reader_id"),
  notice: rowsOf("notice"),
  quiet_hours: rowsOf("quiet_hours"),
  notice_choice: rowsOf("notice_choice"),
  delivery: rowsOf("delivery"),
  outlet: rowsOf("outlet"),
  telegram_link: rowsOf("telegram_link"),
  avatar: "UPDATE avatar SET is_dropped = true WHERE trader_id = ANY ($1::text[])",
  trade_receipt: rowsOf("trade_receipt"),
  // The sweep then finds its files.
  trade_export: rowsOf("trade_export"),
  trader: `
    UPDATE trader SET email = 'erased-' || id || '@erased.invalid', email_verified_at = NULL,
                      email_bounced_at = NULL, password_hash = '', bio = '', avatar = NULL, two_factor = '{}',
                      version = version + 1, erased_at = clock_timestamp()
     WHERE id = ANY ($1::text[])`,
};
