/** A text of this length or more is encoded at once; in UTF-16 units. */
const together = 65_536;

/** The texts as UTF-8, many in one array: an array for each line of a long file would be more memory than the file. */
export async function* encoded(texts: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = "";
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < together) continue;
    yield encoder.encode(waiting);
    waiting = "";
  }
  if (waiting !== "") yield encoder.encode(waiting);
}
