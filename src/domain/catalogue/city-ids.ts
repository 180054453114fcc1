/** Ids of regions are smaller: theirs have five letters or digits at most. */
const firstCity = 100_000_000;
const cityNumbers = 899_999_963;

/**
 * The id of a city by its name: always the same for the same place and name, whatever the case, accents, spaces and
 * hyphens, and no region's. Undefined for a name without a letter. Two cities get the same id once in some hundred million
 * pairs; lists of one then show offers of the other, too.
 */
export function cityIdOf(
  country: string,
  regionId: number | undefined,
  name: string,
): number | undefined {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (plain === "") return undefined;
  return firstCity + (numberOf(`${country} ${regionId ?? ""} ${plain}`) % cityNumbers);
}

/** Whether the id of a place is that of a city, and not of a region. */
export function isCityId(id: number): boolean {
  return id >= firstCity;
}

/** FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
