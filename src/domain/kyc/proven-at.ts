import { addressLevel } from "./proven-level.ts";

const idLevel = 2;

/** What a level says was proven (decisions, Limits): from L2 on an ID, from L2+POA on an address. */
export function provenAt(level: number): { readonly id: boolean; readonly address: boolean } {
  return { id: level >= idLevel, address: level >= addressLevel };
}
