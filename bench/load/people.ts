import { createHash } from "node:crypto";

/** The traders of the load: pairs of a buyer and a seller, each seller with one offer. */
export interface Pair {
  readonly buyerId: string;
  readonly sellerId: string;
  readonly offerId: string;
}

/** The pair with a number, from 0. */
export function pairOf(number: number): Pair {
  const digits = String(number).padStart(6, "0");
  return { buyerId: `buyer${digits}`, sellerId: `seller${digits}`, offerId: `bench${digits}` };
}

/** Everybody's password. */
export const password = "correct bench staple";

/** The session secret of every trader of the load. */
export function sessionToken(traderId: string): string {
  return createHash("sha256").update(`session of ${traderId}`).digest("base64url");
}
