/** A bank that we know by name. */
export interface Bank {
  /** Its country and its national code: "DE-37040044". */
  readonly id: string;
  readonly country: string;
  readonly name: string;
  /** Eight characters; undefined where we only know its national code. */
  readonly swiftCode: string | undefined;
}

/** The banks that are known at one moment. */
export interface BankDirectory {
  /** Those of a country, in the order in which they are listed. */
  banksOf(country: string): readonly Bank[];
  /** Whether there is a list of banks of a country: only then can an id be unknown (answers 134). */
  covers(country: string): boolean;
  /** The countries of which it knows banks. */
  readonly countries: readonly string[];
  /** The bank of a country with that id. */
  find(country: string, id: string): Bank | undefined;
  /** The bank of a country with that name, however it is written. */
  findNamed(country: string, name: string): Bank | undefined;
  /** `iban`: checked already. */
  ofIban(iban: string): Bank | undefined;
  /** By an American routing number or a Russian BIK. */
  ofRoutingNumber(routingNumber: string): Bank | undefined;
  /** `swiftCode`: 8 or 11 characters; those of the branch are ignored. */
  ofSwift(swiftCode: string): Bank | undefined;
}

/** A directory of those banks; of two with the same id, the later one counts. */
export function directoryOf(banks: readonly Bank[]): BankDirectory {
  const byId = new Map(banks.map((bank) => [bank.id, bank]));
  const byCountry = Map.groupBy(byId.values(), ({ country }) => country);
  const bySwift = new Map<string, Bank>();
  for (const bank of byId.values()) {
    const { swiftCode } = bank;
    if (swiftCode !== undefined && !bySwift.has(swiftCode)) bySwift.set(swiftCode, bank);
  }
  const banksOf = (country: string) => byCountry.get(country) ?? [];
  const find = (country: string, id: string) => {
    const bank = byId.get(id);
    return bank?.country === country ? bank : undefined;
  };
  return {
    banksOf,
    covers: (country) => byCountry.has(country),
    countries: [...byCountry.keys()].toSorted(),
    find,
    findNamed: (country, name) => {
      const wanted = lettersOf(name);
      return banksOf(country).find((bank) => lettersOf(bank.name) === wanted);
    },
    ofIban: (iban) => longestFirst(banksOf(iban.slice(0, 2)), iban.slice(4)),
    ofRoutingNumber: (routingNumber) =>
      find("US", `US-${routingNumber}`) ?? find("RU", `RU-${routingNumber}`),
    ofSwift: (swiftCode) => bySwift.get(swiftCode.slice(0, 8)),
  };
}

/** The bank whose code a number begins with: of two, the one with the longer code. */
function longestFirst(banks: readonly Bank[], number: string): Bank | undefined {
  return banks
    .filter((bank) => number.startsWith(codeOf(bank)))
    .toSorted((one, other) => codeOf(other).length - codeOf(one).length)[0];
}

function lettersOf(name: string): string {
  // Vowel signs of many scripts are marks: without them, names of different banks would be one.
  return name
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** The national code in a bank's id. */
export function codeOf({ id }: Pick<Bank, "id">): string {
  return id.slice(3);
}
