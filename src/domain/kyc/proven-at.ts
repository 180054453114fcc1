const idLevel = 2;
const addressLevel = 3;

/** What a level says was proven (decisions, Limits): from L2 on an ID, from L3 on an address. */
export function provenAt(level: number): { readonly id: boolean; readonly address: boolean } {
  return { id: level >= idLevel, address: level >= addressLevel };
}
