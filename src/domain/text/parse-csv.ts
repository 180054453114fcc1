/**
 * The fields of each line of a CSV text (RFC 4180): commas, quotes around fields that contain them, and
 * any line ends. Undefined where a quote is left open or stands in the middle of a field. Empty
 * lines are kept, as one empty field: their numbers count.
 */
export function parseCsv(text: string): readonly (readonly string[])[] | undefined {
  const lines: string[][] = [];
  let fields: string[] = [];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;
  const whole = text.replace(/^\uFEFF/, "");
  while (field.lastIndex < whole.length) {
    const found = field.exec(whole);
    if (!found) return undefined;
    const [, value = "", end] = found;
    fields.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === ",") {
      if (field.lastIndex === whole.length) fields.push("");
      else continue;
    }
    lines.push(fields);
    fields = [];
  }
  return lines;
}
