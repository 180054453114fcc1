import { createHmac, hkdfSync } from "node:crypto";
import type { Noise } from "../../domain/record/market-statistics.ts";

const bytesOfNumber = 4;

/**
 * Draws the noise of published figures from a key that is not in the database: processes agree on
 * it, it is the same at each look, and nobody else can take it off again.
 */
export function figureNoise(secret: Uint8Array): (figures: string) => Noise {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "noise of statistics", 32));
  return (figures) => {
    const drawn = createHmac("sha256", key).update(figures).digest();
    return { trades: signed(drawn, 0), volume: signed(drawn, bytesOfNumber) };
  };
}

/** A number from -1 to 1. */
function signed(drawn: Buffer, place: number): number {
  return (drawn.readUInt32BE(place) / 0xffff_ffff) * 2 - 1;
}
