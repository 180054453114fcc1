import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { accept, refuse, type Result } from "../result/result.ts";

const zero = "0".repeat(40);

type EvmRefusal = { readonly code: "address_mistyped" | "address_of_nobody" };

/**
 * An address of Ethereum with the capitals of EIP-55; undefined if it does not look like one. Typed
 * in one case, it carries no checksum: that is common, and accepted.
 */
export function readEvmAddress(text: string): Result<string, EvmRefusal> | undefined {
  const digits = /^0x([\da-f]{40})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const right = withChecksum(digits);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && `0x${digits}` !== right) return refuse({ code: "address_mistyped" });
  if (digits === zero) return refuse({ code: "address_of_nobody" });
  return accept(right);
}

/** Forty hexadecimal digits as an address with the capitals of EIP-55. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  const spelt = lower.replaceAll(/[a-f]/g, (digit, place: number) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${spelt}`;
}
