/**
 * The values of an offer's payment details as an array of texts, small and without spaces and signs:
 * the same account written in two ways is the same text. The index `offer_payment_lines` is on this very
 * expression.
 */
export function paymentLines(offer: string): string {
  return `string_to_array(trim(both '"' from regexp_replace(
    lower(jsonb_path_query_array(${offer}.payment_details, '$[*].value')::text),
    '[^a-z0-9@,"]', '', 'g')), '","')`;
}
