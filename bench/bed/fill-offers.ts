import type { Client } from "pg";
import { dollarRates } from "../../src/adapters/rates/dollar-rates.ts";
import { findCurrency } from "../../src/domain/catalogue/fiat-currencies.ts";
import { paymentMethods } from "../../src/domain/catalogue/payment-methods.ts";
import { regionIdOf } from "../../src/domain/catalogue/region-ids.ts";
import { fiatDigits } from "../../src/domain/money/fiat.ts";
import { knownTags } from "../../src/domain/offer/offer-tags.ts";

/** The currencies that offers name, the most frequent first. */
const currencies = ["EUR", "USD", "GBP", "NGN", "INR", "BRL"];

/** The approximate price of a coin, in US dollars. */
const dollars = { BTC: 70_000, USDT: 1, ETH: 2_500 } as const;

/** Where the cash of some of them changes hands. */
const regions = ["PT-13", "PT-11", "NG-LA", "GB-LND", "US-NY"].map(regionIdOf);

const cards = 4;
const cash = 2;

/** Some of the payment methods, by their slugs. */
const slugsOf = (group: number) =>
  paymentMethods.flatMap(({ groupId, slug }) => (groupId === group ? [slug] : []));

/**
 * Adds that many active offers of the sellers of the load: in every currency of the catalogue, half
 * of them in the six most frequent; every seventh has a fixed price within a tenth of the market's.
 * Every filter of the list fits some of them, and some ask something of who takes them.
 */
export async function fillOffers(client: Client, offers: number, pairs: number): Promise<void> {
  // Metals have a rate, but no offer names them.
  const others = Object.keys(dollarRates).filter(
    (code) => !currencies.includes(code) && findCurrency(code) !== undefined,
  );
  // A list to draw from: half of it is the most frequent ones.
  const drawn = others.flatMap((code, index) => [
    code,
    currencies[index % currencies.length] ?? "EUR",
  ]);
  await withoutIndexes(client, "offer", () =>
    client.query(
      `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
         fixed_price, range_min, range_max, predefined, terms, payment_details, label, tags,
         window_seconds, flow, is_active, bin_codes, card_regions, region_ids, least_trades,
         new_buyer_most, is_otc, verified_id_only, trusted_only, countries)
       SELECT 'shelf' || lpad(i::text, 9, '0'), 1,
              'seller' || lpad((i % $2)::text, 6, '0'),
              CASE WHEN i % 2 = 0 THEN 'sell' ELSE 'buy' END, coin.asset, c.currency, m.slug,
              CASE WHEN i % 7 > 0 THEN (hashint4(i + 1) & 1048575) % 2000 - 500 END,
              CASE WHEN i % 7 = 0 THEN
                round(coin.dollars * c.rate * (9000 + i % 2000) * 10000)::numeric END,
              CASE WHEN i % 23 > 0 THEN round(10 * c.rate * 10 ^ c.digits) END,
              CASE WHEN i % 23 > 0 THEN round((100 + i % 900) * c.rate * 10 ^ c.digits) END,
              CASE WHEN i % 23 > 0 THEN '{}' ELSE
                ARRAY[round(50 * c.rate * 10 ^ c.digits), round(200 * c.rate * 10 ^ c.digits)] END,
              'Pay from an account in your own name.',
              '[{"label": "Account", "value": "1"}, {"label": "Name", "value": "Ana"}]',
              'Quick and friendly',
              CASE WHEN i % 4 > 0 THEN '{}' ELSE ARRAY[($8::text[])[1 + (i / 4) % cardinality($8::text[])]] END,
              1800, 'default', true,
              CASE WHEN i % 3 = 0 AND m.slug = ANY ($9::text[]) THEN '{409758,485246}' ELSE '{}' END::text[],
              CASE WHEN i % 5 = 0 AND m.slug = ANY ($9::text[]) THEN '{PT,US}' ELSE '{}' END::text[],
              CASE WHEN i % 3 = 0 AND m.slug = ANY ($10::text[])
                THEN ARRAY[($11::integer[])[1 + (i / 3) % cardinality($11::integer[])]] ELSE '{}' END,
              CASE WHEN i % 5 = 0 THEN 3 ELSE 0 END,
              CASE WHEN i % 29 = 0 THEN round(50 * c.rate * 10 ^ c.digits) END,
              i % 500 = 0, i % 13 = 0, i % 17 = 0, CASE WHEN i % 19 = 0 THEN '{NG,IN}' ELSE '{}' END::text[]
         FROM generate_series(1, $1::integer) i
         CROSS JOIN LATERAL (SELECT
           ($7::text[])[1 + (hashint4(i) & 1048575) % cardinality($7::text[])] AS slug) m
         JOIN unnest($3::text[], $4::numeric[], $5::integer[]) WITH ORDINALITY
              AS c (currency, rate, digits, place)
           ON c.place = 1 + (hashint4(i + 2) & 1048575) % cardinality($3::text[])
         JOIN (SELECT key AS asset, value::numeric AS dollars FROM jsonb_each_text($6::jsonb)) coin
           ON coin.asset = CASE WHEN i % 20 < 10 THEN 'BTC' WHEN i % 20 < 17 THEN 'USDT' ELSE 'ETH' END`,
      [
        offers,
        pairs,
        drawn,
        drawn.map((code) => dollarRates[code] ?? "1"),
        drawn.map(fiatDigits),
        JSON.stringify(dollars),
        paymentMethods.map(({ slug }) => slug),
        knownTags.map(({ slug }) => slug),
        slugsOf(cards),
        slugsOf(cash),
        regions,
      ],
    ),
  );
  await client.query("VACUUM (ANALYZE) offer");
}

/** Fills a table faster: its indexes are rebuilt afterwards. */
async function withoutIndexes(
  client: Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i WHERE i.indrelid = $1::regclass AND NOT i.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
