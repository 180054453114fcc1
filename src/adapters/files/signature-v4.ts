import { createHash, createHmac } from "node:crypto";

/** Who signs, and for which region. */
export interface SigningKey {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** A request to be signed; its path and query are encoded and sorted already. */
interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly content: Uint8Array;
  readonly at: Date;
}

/** The headers that sign a request to S3 (AWS Signature Version 4), its content included. */
export function signatureHeaders(
  { accessKey, secretKey, region }: SigningKey,
  { method, url, content, at }: Signed,
): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const day = moment.slice(0, 8);
  const contentHash = hashOf(content);
  const signed = { host: url.host, "x-amz-content-sha256": contentHash, "x-amz-date": moment };
  const names = Object.keys(signed).join(";");
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = [
    method,
    url.pathname,
    url.search.slice(1),
    lines.join(""),
    names,
    contentHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", moment, scope, hashOf(request)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Uint8Array>(
    (last, part) => createHmac("sha256", last).update(part).digest(),
    Buffer.from(`AWS4${secretKey}`),
  );
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return {
    "x-amz-content-sha256": contentHash,
    "x-amz-date": moment,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
