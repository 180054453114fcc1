import { expect } from "chai";
import { composeIBAN } from "ibantools";
import {
  isAbaRoutingNumber,
  isClabe,
  isNuban,
  isRussianAccount,
} from "../../../src/domain/bank-account/check-digits.ts";
import type { BankDetails } from "../../../src/domain/bank-account/bank-details.ts";
import { judgeBankDetails } from "../../../src/domain/bank-account/judge-bank-details.ts";
import { directoryOf } from "../../../src/domain/bank-account/bank-directory.ts";
import { bundledBanks } from "../../../src/domain/bank-account/bundled-banks.ts";

const bundled = directoryOf(bundledBanks);

const numbersPerGroup = 10_000;

/** A generator with a seed: every run has the same numbers. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const next = chance(20_260_131);
const digits = (count: number) => Array.from({ length: count }, () => next(10)).join("");

/** The last digit that makes a number right. */
function completed(start: string, isRight: (number: string) => boolean): string {
  for (let digit = 0; digit < 10; digit += 1) {
    if (isRight(start + String(digit))) return start + String(digit);
  }
  throw new Error(`No check digit fits ${start}`);
}

/** One digit is another. */
function mistyped(number: string): string {
  const places = Array.from(number).flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
  const place = places[next(places.length)] ?? 0;
  const digit = (Number(number[place]) + 1 + next(9)) % 10;
  return number.slice(0, place) + String(digit) + number.slice(place + 1);
}

const person = { fiatCurrencyId: 14, holderName: "Ana Lima", isPersonal: true };
const shorter = (number: string) => number.slice(0, -1);

interface Generated {
  readonly right: () => BankDetails;
  readonly broken: (details: BankDetails) => Partial<BankDetails>;
}

const groups: Readonly<Record<string, Generated>> = {
  NG: {
    right: () => {
      const accountNumber = completed(digits(9), (each) => isNuban(each, "058"));
      return { ...person, country: "NG", bankId: "NG-058", accountNumber };
    },
    broken: ({ accountNumber = "" }) => ({ accountNumber: mistyped(accountNumber) }),
  },
  US: {
    right: () => {
      const routingNumber = completed(`1${digits(7)}`, isAbaRoutingNumber);
      return { ...person, country: "US", routingNumber, accountNumber: digits(4 + next(14)) };
    },
    broken: ({ routingNumber = "" }) => ({ routingNumber: mistyped(routingNumber) }),
  },
  FI: {
    right: () => {
      const iban = composeIBAN({ countryCode: "DE", bban: digits(18) }) ?? "";
      return { ...person, country: "DE", iban, swiftCode: "COBADEFF" };
    },
    broken: ({ iban = "" }) => ({ iban: mistyped(iban) }),
  },
  GB: {
    right: () => {
      const accountNumber = digits(8);
      return { ...person, country: "GB", routingNumber: digits(6), accountNumber };
    },
    broken: ({ routingNumber = "" }) => ({ routingNumber: shorter(routingNumber) }),
  },
  IN: {
    right: () => {
      const accountNumber = digits(9 + next(10));
      return { ...person, country: "IN", ifsc: `HDFC0${digits(6)}`, accountNumber };
    },
    broken: ({ ifsc = "" }) => ({ ifsc: next(2) === 0 ? shorter(ifsc) : ifsc.replace("0", "O") }),
  },
  RU: {
    right: () => {
      const routingNumber = "044525225";
      const isRight = (each: string) => isRussianAccount(each, routingNumber);
      const accountNumber = completed(digits(19), isRight);
      return { ...person, country: "RU", routingNumber, accountNumber };
    },
    broken: ({ accountNumber = "" }) => ({ accountNumber: mistyped(accountNumber) }),
  },
  MX: {
    right: () => ({ ...person, country: "MX", clabe: completed(digits(17), isClabe) }),
    broken: ({ clabe = "" }) => ({ clabe: mistyped(clabe) }),
  },
  OTHER: {
    right: () => {
      const accountNumber = digits(4 + next(31));
      return { ...person, country: "BR", bankName: "Itaú", swiftCode: "ITAUBRSP", accountNumber };
    },
    broken: () => ({ swiftCode: "ITAUARBA" }),
  },
};

describe("check digits of bank accounts", () => {
  it("are those of the published examples", () => {
    for (const routing of ["021000021", "011000015", "122105155", "026009593"]) {
      expect(isAbaRoutingNumber(routing), routing).to.equal(true);
    }
    expect(isAbaRoutingNumber("000000000")).to.equal(false);
    for (const clabe of ["032180000118359719", "002010077777777771"]) {
      expect(isClabe(clabe), clabe).to.equal(true);
    }
    expect(isNuban("0000014579", "011")).to.equal(true);
    // Accounts of the treasury and of banks are keyed by the digits of the region.
    for (const account of ["40101810045250010041", "30101810400000000225"]) {
      expect(isRussianAccount(account, "044525000"), account).to.equal(true);
    }
  });

  for (const [group, { right, broken }] of Object.entries(groups)) {
    it(`tell ${numbersPerGroup} right numbers of ${group} from as many broken ones`, () => {
      const missed: BankDetails[] = [];
      for (let count = 0; count < numbersPerGroup; count += 1) {
        const details = right();
        if (!judgeBankDetails(details, [], bundled).ok) missed.push(details);
        const wrong = { ...details, ...broken(details) };
        if (judgeBankDetails(wrong, [], bundled).ok) missed.push(wrong);
      }
      expect(missed).to.deep.equal([]);
    });
  }
});
