/** Values at the edges of their ranges, and values that break programs that trust their input. */
export const edges: readonly unknown[] = [
  "",
  " ",
  "0",
  "-0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "true",
  "undefined",
  "[object Object]",
  "9".repeat(400),
  "0.".padEnd(60, "0") + "1",
  "1".repeat(31),
  "１２",
  "٣",
  "1_000",
  "0x10",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udfffb",
  "\u202eabc",
  "e\u0301".repeat(300),
  "👩‍👩‍👧‍👦".repeat(99),
  "a".repeat(100_000),
  "%00",
  "%",
  "..%2f..%2fetc/passwd",
  "../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "' OR 1=1 --",
  "'; DROP TABLE trade; --",
  "\\",
  '"',
  "${7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "2026-02-30",
  "9999-99-99",
  "+275760-09-13",
  "https://evil.example",
  "javascript:alert(1)",
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e308,
  2 ** 53,
  2_147_483_648,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1e9 },
  { toString: "x" },
  { constructor: 1 },
  nested(500, "list"),
  nested(300, "object"),
];

/** A value that is as deep as it is useless. */
function nested(depth: number, kind: "list" | "object"): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = kind === "list" ? [value] : { a: value };
  return value;
}

const deepList = "[".repeat(100_000) + "]".repeat(100_000);

/** So many fields that nobody declared, each as short as can be. */
function crowd(count: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1])),
  );
}

/** Fields that hold far more than one value, under names that routes know. */
const crowdedFields = [
  `{"payment_details":[${Array.from({ length: 3_000 }, () => "{}").join()}]}`,
  `{"payment_details":[${Array.from({ length: 20 }, () => crowd(60)).join()}]}`,
  `{"offer_cap":${crowd(1_200)}}`,
  `{"offer_cap":[${Array.from({ length: 3_000 }, () => "{}").join()}]}`,
  `{"tags":[${Array.from({ length: 7_000 }, () => "1").join()}]}`,
  `{"evidence":[${Array.from({ length: 3_000 }, () => '"e1"').join()}]}`,
  `{"login":${"[".repeat(8_000)}${"]".repeat(8_000)}}`,
  `{"email":"${"a@".repeat(8_000)}"}`,
  `{"until":"${"2026-01-01T00:00:00".padEnd(16_000, "0")}"}`,
];

/** Bodies that are not JSON, or far larger than anybody needs. */
export const rawBodies = [
  "",
  "{",
  "[]",
  "nul",
  '{"a":1}{"b":2}',
  "\ufeff{}",
  '{"a":"\\ud800"}',
  "{}".padEnd(900_000),
  deepList,
  `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
  crowd(80_000),
  crowd(1_400),
  `{${JSON.stringify("a".repeat(16_000))}:1}`,
  ...crowdedFields,
];

/** Queries that programs parse in different ways. */
export const oddQueries = [
  "__proto__=1",
  "constructor=1",
  "a[b]=c",
  "limit[]=5",
  "&&==&",
  "%=%",
  "type=buy&type=sell",
  "a=".repeat(500),
  Array.from({ length: 900 }, (_, at) => `f${at}=1`).join("&"),
  `${"a".repeat(7_000)}=1`,
];
