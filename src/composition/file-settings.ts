import { join } from "node:path";
import type { S3Settings } from "../adapters/files/s3-storage.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** Where the files that people send lie: in a folder, or in a bucket that speaks the API of S3. */
export type FileSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | ({ readonly kind: "s3" } & S3Settings);

/** Reads the variable. Throws `CannotStart` with one sentence that names it. */
export function fileSettings(
  text: string,
  dataFolder: string,
  isLoopback: (host: string) => boolean,
): FileSettings {
  if (text === "") return { kind: "folder", folder: join(dataFolder, "files") };
  const url = URL.parse(text);
  const region = url?.searchParams.get("region");
  const isWhole = url?.username && url.password && /^\/[a-z0-9.-]{3,63}$/.test(url.pathname);
  if (!url || !isWhole || !region) {
    // The value is not repeated: it holds a password.
    throw new CannotStart(
      "FILES_URL has to look like https://key:secret@s3.example.org/bucket?region=eu-central-1.",
    );
  }
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw new CannotStart("FILES_URL has to begin with https.");
  }
  return {
    kind: "s3",
    bucketUrl: url.origin + url.pathname,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region,
  };
}
