const of = (table: string, columns: string, owner = "trader_id") =>
  `SELECT ${columns} FROM ${table} WHERE ${owner} = $1`;

const nameOf = (id: string) => `(SELECT username FROM trader WHERE trader.id = ${id})`;

/**
 * How what is kept about the person `$1` is read, by table. No hash, secret or key is read, and of
 * staff's work only what its subject is told elsewhere.
 */
export const ownDataReadings: Readonly<Record<string, string>> = {
  trader: of(
    "trader",
    `id, external_id, username, username_changed_at, email, email_verified_at, email_bounced_at, bio, avatar,
     currency, locale, level, is_demo, badge, two_factor, feedback_positive, feedback_negative, created_at,
     last_seen_at, seen_country, seen_on_hosting, credentials_changed_at, security_changed_at, recovered_at`,
    "id",
  ),
  preference: of(
    "preference",
    `first_name, last_name, full_name_visibility, full_name_audience, accepts_messages_from,
     notify_minutes, time_zone, country, status_message, vendor_languages, is_balance_hidden,
     has_mobile_app, is_sound_on, confirms_new_devices`,
  ),
  avatar: of("avatar", "name, at"),
  completed_tour: of("completed_tour", "tour, completed_at"),
  session: of(
    "session",
    "id, agent, address, country, started_at, last_active_at, revoked_at, with_factor",
  ),
  passkey: of("passkey", "id, name, transports, added_at, used_at"),
  authenticator: of("authenticator", "set_up_at"),
  authenticator_setup: of("authenticator_setup", "begun_at"),
  two_factor_request: of("two_factor_request", "purpose, type, wanted, asked_at"),
  factor_code: of("factor_code", "contact, purpose, way, sends, last_sent_at, expires_at"),
  security_answers: of("security_answers", "set_at"),
  recovery_code: of("recovery_code", "made_at, used_at"),
  recovery_link: of("recovery_link", "made_at, expires_at, used_at"),
  email_code: of("email_code", "sends, last_sent_at, expires_at"),
  phone: of("phone", "country, consented_at, verified_at, sends, last_sent_at, way"),
  wallet_code: of("wallet_code", "sends, last_sent_at, expires_at"),
  bank_account_reading: of("bank_account_reading", "account_id, read_at", "reader_id"),
  contact: of(
    "contact",
    `${nameOf("subject_id")} AS person, is_trusted, is_blocked, changed_at`,
    "owner_id",
  ),
  favorite_offer: of("favorite_offer", "offer_id, created_at"),
  saved_search: of("saved_search", "id, filters, wants_alerts, created_at, found_at"),
  deposit_address: of("deposit_address", "address, chain, asset, given_at"),
  deposit: of(
    "deposit",
    "chain, address, transaction, place, asset, units::text AS units, state, height, seen_at",
  ),
  send: of(
    "send",
    "id, asset, amount::text AS amount, fee::text AS fee, address, transaction, state, requested_at",
  ),
  saved_address: of("saved_address", "id, asset, address, name, saved_at"),
  only_saved: of("only_saved", "off_from"),
  bond: of("bond", "asset, units::text AS units, satoshi::text AS satoshi, left_at", "holder_id"),
  conversion: of(
    "conversion",
    `id, from_asset, from_units::text AS from_units, to_asset, to_units::text AS to_units,
     spread_units::text AS spread_units, converted_at`,
  ),
  virtual_card: of(
    "virtual_card",
    `id, label, state, is_frozen_by_staff, brand, last_four, expiry_month, expiry_year, ordered_at, closed_at`,
  ),
  virtual_card_act: of(
    "virtual_card_act",
    `id, card_id, kind, state, amount::text AS amount, fee::text AS fee, by_staff, requested_at, ended_at`,
  ),
  virtual_card_payment: `
    SELECT p.id, p.card_id, p.kind, p.state, p.reason, p.is_on_card, p.amount::text AS amount, p.merchant, p.paid_at
      FROM virtual_card_payment p JOIN virtual_card c ON c.id = p.card_id WHERE c.trader_id = $1`,
  virtual_card_reading: of("virtual_card_reading", "card_id, at", "reader_id"),
  spot_order: of(
    "spot_order",
    `id, pair, side, kind, price::text AS price, quantity::text AS quantity, filled::text AS filled,
     placed_at, ended_at, end_reason`,
  ),
  multisig_escrow: `
    SELECT e.id, e.state, e.key_number, e.amount::text AS amount, e.fee::text AS fee, e.address,
           CASE WHEN t.buyer_id = $1 THEN e.buyer_key ELSE e.seller_key END AS own_key,
           CASE WHEN t.buyer_id = $1 THEN e.buyer_address ELSE e.seller_address END AS paid_to,
           e.coin_transaction, e.coin_place, e.coin_units::text AS coin_units, e.spend_transaction, e.begun_at
      FROM multisig_escrow e JOIN trade t ON t.id = e.id WHERE $1 IN (t.buyer_id, t.seller_id)`,
  provider_order: of(
    "provider_order",
    `id, kind, provider, asset, coins::text AS coins, fee::text AS fee, currency, fiat::text AS fiat,
     provider_fee::text AS provider_fee, way, state, placed_at, held_until, ended_at`,
  ),
  spot_fill: `
    SELECT pair, number, price::text AS price, quantity::text AS quantity, value::text AS value,
           buyer_id = $1 AS is_buyer, traded_at,
           CASE WHEN buyer_id = $1 THEN buyer_fee ELSE seller_fee END::text AS fee
      FROM spot_fill WHERE $1 IN (buyer_id, seller_id)`,
  offer: of(
    "offer",
    `id, side, asset, currency, payment_method, margin_bp, fixed_price,
     rate_source, rate_point, rate_multiplier_bp, rate_floor, rate_ceiling, range_min, range_max,
     predefined, terms, trade_details, payment_details, label, tags, window_seconds,
     is_active OR in_pool OR is_paused AS is_active, is_otc, is_silent, manual_fee_bp, deferred_escrow, multisig_escrow,
     pauses, guard_least, guard_most, guard_comes_back,
     ${nameOf("special_for")} AS special_for, special_until,
     created_at, deleted_at, moderation_reason, moderated_at, appeal_text, appealed_at`,
    "owner_id",
  ),
  offer_draft: of("offer_draft", "id, side, asset, currency, payment_method, saved_at, kept_until"),
  holiday: of("holiday", "day::text AS day, time_zone, begun_at"),
  offer_promotion: of(
    "offer_promotion",
    "offer_id, asked_at, starts_at, ends_at, note",
    "owner_id",
  ),
  offer_report: of("offer_report", "offer_id, reason, text, at", "reporter_id"),
  badge_application: of(
    "badge_application",
    "badge, text, terms_version, at, is_approved, decision_words, decided_at",
  ),
  reputation_claim: of(
    "reputation_claim",
    "market, address, trades, positive, negative, since, at, is_confirmed, decision_words, decided_at",
  ),
  vendor_desk: of("vendor_desk", "greeting, away_reply, replies, hours"),
  vendor_helper: `
    SELECT ${nameOf("vendor_id")} AS vendor, ${nameOf("helper_id")} AS helper, scopes, invited_at,
           accepted_at, ended_at
      FROM vendor_helper WHERE $1 IN (vendor_id, helper_id)`,
  company: of(
    "company",
    `converted_at, merchant_since, state, legal_name, business_name, registration_number, country, address, website,
     activity, submitted_at, reason`,
  ),
  verification: of(
    "verification",
    "kind, state, country, document_type, expires_on, reasons, words, begun_at, submitted_at, decided_at",
  ),
  verification_file: of("verification_file", "id, side, name, kind, bytes, at"),
  upload: of("upload", "id, place, name, bytes, at"),
  verification_demand: of("verification_demand", "is_forced, deadline, reason, at"),
  company_document: of("company_document", "id, proves, kind, name, bytes, at"),
  lightning_invoice: of(
    "lightning_invoice",
    `id, invoice, amount::text AS amount, received::text AS received, description, state, created_at,
     expires_at`,
  ),
  api_key: of("api_key", "id, label, scope, made_at, expires_at, used_at, revoked_at"),
  webhook: of("webhook", "url, is_enabled, events"),
  webhook_delivery: of(
    "webhook_delivery",
    "id, event, subject, state, tries, status, at, tried_at",
  ),
  manual_fee_grant: of("manual_fee_grant", "least_bp, most_bp, granted_at"),
  vendor_terms: of("vendor_terms", "version, accepted_at"),
  partner: of("partner", "code, is_listed"),
  referral: of("referral", `${nameOf("referrer_id")} AS brought_by, at`),
  partner_reward: of("partner_reward", "asset, units, withheld, taken_back", "partner_id"),
  payment_link: `
    SELECT id, merchant_id = $1 AS is_merchant, currency, minor, title, created_at, expires_at,
           is_cancelled, units, paid_at
      FROM payment_link WHERE $1 IN (merchant_id, payer_id) ORDER BY created_at`,
  person_report: of(
    "person_report",
    `${nameOf("subject_id")} AS person, place, chat_id, reason, text, at`,
    "reporter_id",
  ),
  trade: `
    SELECT id, offer_id, buyer_id = $1 AS is_buyer,
           ${nameOf("CASE WHEN buyer_id = $1 THEN seller_id ELSE buyer_id END")} AS partner,
           status, asset, amount, fee, currency, fiat_minor, price, started_at, paid_at, closed_at
      FROM trade WHERE $1 IN (buyer_id, seller_id) ORDER BY started_at`,
  trade_event: `
    SELECT trade_id, seq, act, from_status, to_status, detail, at
      FROM trade_event WHERE actor_id = $1 ORDER BY at`,
  chat_message: `
    SELECT m.trade_id, m.seq, c.content, m.at
      FROM chat_message m LEFT JOIN chat_content c ON c.trade_id = m.trade_id AND c.seq = m.seq
     WHERE m.author_id = $1 AND m.trade_id IN
       (SELECT id FROM trade WHERE $1 IN (buyer_id, seller_id)) ORDER BY m.at`,
  person_chat: `
    SELECT id, ${nameOf("CASE WHEN first_id = $1 THEN second_id ELSE first_id END")} AS person,
           started_by = $1 AS is_mine
      FROM person_chat WHERE $1 IN (first_id, second_id) ORDER BY last_at`,
  support_chat: of("support_chat", "state, topic, waiting_since, last_at"),
  support_message: `
    SELECT m.seq, m.kind, m.by_person, s.code_name AS staff, m.content, m.at
      FROM support_message m JOIN support_chat c ON c.id = m.chat_id
      LEFT JOIN staff s ON s.id = m.staff_id
     WHERE c.trader_id = $1 ORDER BY m.seq`,
  person_message: `
    SELECT m.chat_id, m.seq, c.content, m.offer_id, m.at
      FROM person_message m
      LEFT JOIN person_message_content c ON c.chat_id = m.chat_id AND c.seq = m.seq
     WHERE m.author_id = $1 ORDER BY m.at`,
  person_file: of("person_file", "id, chat_id, seq, kind, bytes, name, at", "author_id"),
  person_chat_read: of("person_chat_read", "chat_id, seq", "reader_id"),
  attachment: `
    SELECT a.id, a.trade_id, a.seq, a.kind, a.bytes, c.name, a.at
      FROM attachment a LEFT JOIN attachment_content c ON c.attachment_id = a.id
     WHERE a.author_id = $1 ORDER BY a.at`,
  case_text: `
    SELECT t.trade_id, t.seq, t.kind, c.content, t.at
      FROM case_text t LEFT JOIN case_content c ON c.trade_id = t.trade_id AND c.seq = t.seq
     WHERE t.author_id = $1 ORDER BY t.at`,
  feedback: `
    SELECT trade_id, ${nameOf("author_id")} AS author, ${nameOf("subject_id")} AS about,
           payment_method, currency, is_positive, content, reply, at
      FROM feedback WHERE $1 IN (author_id, subject_id) ORDER BY at`,
  claim: `
    SELECT trade_id, debtor_id = $1 AS is_debtor, asset,
           amount, served, written_off, made_at
      FROM claim WHERE $1 IN (debtor_id, creditor_id)`,
  ledger_posting: `
    SELECT e.ref, a.asset, p.amount, e.at
      FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id
      JOIN ledger_entry e ON e.id = p.entry_id
     WHERE a.owner_id = $1 ORDER BY e.id`,
  details_read: of("details_read", "trade_id, at", "reader_id"),
  chat_read: of("chat_read", "trade_id, seq", "reader_id"),
  notice: of(
    "notice",
    "place, story, trade_id, chat_id, count, at, read_at, on_web, on_email, on_app, on_telegram",
  ),
  outlet: of("outlet", "channel, address, added_at, takes_codes"),
  sign_in_authorization: of("sign_in_authorization", "agent, asked_at, answer"),
  factor_reset: of("factor_reset", "asked_at, outcome, closed_at"),
  release_consent: of("release_consent", "trade_id, given_at"),
  withdrawal_permit: of("withdrawal_permit", "given_at"),
  document_consent: of("document_consent", "document, version, accepted_at"),
  telegram_link: of("telegram_link", "expires_at"),
  quiet_hours: of("quiet_hours", "from_minute, until_minute"),
  notice_choice: of("notice_choice", "topic, channel, is_on"),
  trade_export: of("trade_export", "format, wish, state, bytes, requested_at, ended_at"),
  trade_receipt: of("trade_receipt", "id, trade_id, issued_at"),
  delivery: of("delivery", "kind, state, made_at, tried_at"),
  feature_request: of("feature_request", "text, sent_at, answer, answered_at"),
  account_state: of("account_state", "state, begun_at, until, lifted_at"),
  trader_usage: of(
    "trader_usage",
    "active_trades, active_usd_cents, total_usd_cents, completed_trades",
  ),
  counted_value: of("counted_value", "trade_id, usd_cents, at"),
  trader_mark: of("trader_mark", "trade_id, kind, at"),
  owner_standing: of(
    "owner_standing",
    "side, rank_shift, release_seconds, ended, ended_well, volume",
  ),
  release_time: of("release_time", "median_seconds"),
  security_event: of("security_event", "name, route, count, at"),
};
