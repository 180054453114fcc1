import type { TracingSettings } from "../adapters/tracing/otlp-exporter.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

type Read = (name: string, fallback: string) => string;

/**
 * Reads the variables of OpenTelemetry; undefined without a collector. Throws `CannotStart` with one sentence that
 * names the variable.
 */
export function tracingSettings(read: Read): TracingSettings | undefined {
  const text = read("OTEL_EXPORTER_OTLP_ENDPOINT", "");
  if (text === "") return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.search + url.hash !== "") {
    throw new CannotStart(
      "OTEL_EXPORTER_OTLP_ENDPOINT has to be an address without a login, such as http://127.0.0.1:4318.",
    );
  }
  return {
    url: `${url.origin}${url.pathname.replace(/\/+$/, "")}/v1/traces`,
    headers: headersIn(read("OTEL_EXPORTER_OTLP_HEADERS", "")),
    share: shareOf(read("OTEL_TRACES_SAMPLER_ARG", "1")),
  };
}

/** Values are encoded as in an address, as OpenTelemetry has it. */
function headersIn(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  const headers = pairs.map((pair): readonly [string, string] => {
    const [, name = "", value = ""] = /^\s*([\w-]+)=([\x21-\x7e]+)\s*$/.exec(pair) ?? [];
    const decoded = decodedOf(value);
    if (name !== "" && /^[\x20-\x7e]+$/.test(decoded)) return [name.toLowerCase(), decoded];
    // The value is not repeated: it may hold a secret.
    throw new CannotStart(
      "OTEL_EXPORTER_OTLP_HEADERS has to be a list such as api-key=secret,tenant=market.",
    );
  });
  return Object.fromEntries(headers);
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function shareOf(text: string): number {
  const share = /^\d(\.\d{1,6})?$/.test(text) ? Number(text) : Infinity;
  if (share <= 1) return share;
  throw new CannotStart(
    `OTEL_TRACES_SAMPLER_ARG is "${text}", but has to be a share of requests from 0 to 1, such as 0.1.`,
  );
}
