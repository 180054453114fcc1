/** Bytes from the first to before the last one. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a file that a `Range` header asks for; `none` where it begins behind the end. Anything
 * but one range of bytes asks for all of it, as the protocol allows.
 */
export function wantedPart(header: string | undefined, bytes: number): Part | "all" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return "all";
  if (first === "") {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, to: bytes } : "none";
  }
  const from = Number(first);
  const to = last === "" ? bytes : Math.min(bytes, Number(last) + 1);
  if (from >= bytes) return "none";
  return from < to ? { from, to } : "all";
}
