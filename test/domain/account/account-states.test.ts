import { expect } from "chai";
import fc from "fast-check";
import {
  accountCapabilities,
  accountStates,
  allows,
  publicState,
  watchedSeconds,
  type AccountCapability,
  type AccountFacts,
  type AccountState,
} from "../../../src/domain/account/account-states.ts";
import {
  accountAllows,
  freeAccount,
  mayOpenCases,
  mayRecover,
  traderAccount,
} from "../../../src/domain/account/trader-account.ts";

/** The table from the decisions, word by word; "send" is "send, convert, bond back". */
const page = `
| state | sign in | new trade, offers on | in running trades | release | send |
|---|---|---|---|---|---|
| on hold, compliance hold (lifted by admins only) | yes | no | yes | yes | no |
| restricted | yes | no | yes | yes | yes |
| frozen | yes | no | yes | yes | no |
| suspended | yes | no | yes | yes | no |
| compromised | after a reset of password and factor | 24 h not as seller | yes | 24 h only with a supermoderator's consent | 24 h no |
| banned | no; a link by mail opens his open cases (evidence, case worker) and, after ID, one withdrawal of all | no | no | no | once |`;

const columns: readonly (readonly AccountCapability[])[] = [
  ["sign_in"],
  ["start_trade", "offers_on"],
  ["act_in_trades"],
  ["release"],
  ["send"],
];

const statesOfRow: Readonly<Record<string, readonly AccountState[]>> = {
  "on hold, compliance hold (lifted by admins only)": ["on_hold", "compliance_hold"],
  restricted: ["restricted"],
  frozen: ["frozen"],
  suspended: ["suspended"],
  compromised: ["compromised"],
  banned: ["banned"],
};

const day = watchedSeconds;

/** What a cell means, as the times at which it is checked. */
const meanings: Readonly<Record<string, readonly (readonly [AccountFacts, boolean])[]>> = {
  yes: [[{}, true]],
  no: [[{ hasConsent: true, isLastWithdrawal: true, secondsSinceReset: day }, false]],
  once: [
    [{}, false],
    [{ isLastWithdrawal: true }, true],
  ],
  "after a reset of password and factor": [
    [{}, false],
    [{ secondsSinceReset: 0 }, true],
  ],
  "24 h not as seller": [
    [{ asSeller: false }, false],
    [{ asSeller: false, secondsSinceReset: 0 }, true],
    [{ asSeller: true, secondsSinceReset: day - 1 }, false],
    [{ asSeller: true, secondsSinceReset: day }, true],
  ],
  "24 h only with a supermoderator's consent": [
    [{ secondsSinceReset: day - 1 }, false],
    [{ secondsSinceReset: 0, hasConsent: true }, true],
    [{ secondsSinceReset: day }, true],
  ],
  "24 h no": [
    [{ secondsSinceReset: day - 1, hasConsent: true }, false],
    [{ secondsSinceReset: day }, true],
  ],
};

const cells = page
  .trim()
  .split("\n")
  .slice(2)
  .flatMap((line) => {
    const [name = "", ...words] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return words.flatMap((word, index) =>
      (columns[index] ?? []).map((capability) => ({ name, capability, word })),
    );
  });

const anyStates = fc.subarray([...accountStates]);
const anyFacts: fc.Arbitrary<AccountFacts> = fc.record({
  secondsSinceReset: fc.option(fc.nat(2 * day), { nil: undefined }),
  asSeller: fc.boolean(),
  hasConsent: fc.boolean(),
  isLastWithdrawal: fc.boolean(),
});
const anyCapability = fc.constantFrom(...accountCapabilities);

describe("an account after a recovery", () => {
  it("sells nothing new and sends nothing for a day; all else goes on", () => {
    const answers = (secondsSinceRecovery: number, asSeller: boolean) =>
      accountCapabilities.filter(
        (capability) =>
          !accountAllows({ ...freeAccount, secondsSinceRecovery }, capability, { asSeller }),
      );
    expect(answers(0, true)).to.deep.equal(["start_trade", "offers_on", "send"]);
    expect(answers(day - 1, true)).to.deep.equal(["start_trade", "offers_on", "send"]);
    expect(answers(day - 1, false)).to.deep.equal(["send"]);
    expect(answers(day, true)).to.deep.equal([]);
  });

  it("is told by its stored times", () => {
    const stored = {
      version: 1,
      held: [],
      twoFactor: {},
      securityChangedAt: undefined,
      credentialsChangedAt: 0,
      now: 90_000,
    };
    expect(traderAccount({ ...stored, recoveredAt: 30_000 }).secondsSinceRecovery).to.equal(60);
    expect(traderAccount(stored)).to.not.have.property("secondsSinceRecovery");
  });
});

describe("the states of an account", () => {
  it("are those of the table, each of its cells asked for", () => {
    expect(cells).to.have.length(6 * 6);
    expect(Object.values(statesOfRow).flat().toSorted()).to.deep.equal(accountStates.toSorted());
  });

  for (const { name, capability, word } of cells) {
    it(`${name}: ${capability} is "${word}"`, () => {
      const meaning = meanings[word] ?? meanings[word.split(";")[0] ?? ""];
      expect(meaning, "the cell's meaning").to.not.equal(undefined);
      for (const state of statesOfRow[name] ?? []) {
        for (const [facts, isAllowed] of meaning ?? []) {
          expect(allows([state], capability, facts), JSON.stringify(facts)).to.equal(isAllowed);
        }
      }
    });
  }

  it("leave everything where there is none", () => {
    for (const capability of accountCapabilities) expect(allows([], capability)).to.equal(true);
  });

  it("never give a capability by coming on top of others", () => {
    fc.assert(
      fc.property(anyStates, anyStates, anyCapability, anyFacts, (some, more, asked, facts) => {
        const both = allows([...some, ...more], asked, facts);
        expect(both).to.equal(allows(some, asked, facts) && allows(more, asked, facts));
      }),
    );
  });

  it("show others the gravest word, and never that compliance is behind a hold", () => {
    expect(publicState([])).to.equal(undefined);
    expect(publicState(["compliance_hold"])).to.equal("on_hold");
    expect(publicState(["restricted", "banned", "on_hold"])).to.equal("banned");
  });

  it("count a change of the credentials as a reset only after the account was marked", () => {
    const marked = { state: "compromised", begunAt: 1_000 } as const;
    const stored = {
      version: 2,
      held: [marked],
      now: 61_000,
      twoFactor: {},
      securityChangedAt: undefined,
    };
    const before = traderAccount({ ...stored, credentialsChangedAt: 1_000 });
    const after = traderAccount({ ...stored, credentialsChangedAt: 1_001 });
    expect([before, after].map((each) => accountAllows(each, "sign_in"))).to.deep.equal([
      false,
      true,
    ]);
    expect(after.secondsSinceReset).to.equal(59.999);
  });

  it("let a link to an old address reset a compromised account, and no other locked one", () => {
    const dayMs = 86_400_000;
    const marked = (states: readonly AccountState[], compromisedAt?: number) => ({
      ...freeAccount,
      states,
      ...(compromisedAt !== undefined && { compromisedAt }),
    });
    const compromised = marked(["compromised"], 30 * dayMs);
    expect(mayRecover(compromised, 23 * dayMs)).to.equal(true);
    expect(mayRecover(compromised, 23 * dayMs + 1), "a thief may have set it").to.equal(false);
    expect(mayRecover({ ...compromised, isClosed: true }, 0)).to.equal(false);
    expect(mayRecover(marked(["compromised", "banned"], 30 * dayMs), 0)).to.equal(false);
    expect(mayRecover(marked(["banned"]), 0)).to.equal(false);
    expect(mayRecover(marked(["frozen"]), 30 * dayMs)).to.equal(true);
    expect(mayOpenCases(marked(["banned"]), 30 * dayMs)).to.equal(true);
    expect(mayOpenCases(marked(["frozen"]), 0)).to.equal(false);
    expect(mayOpenCases({ ...marked(["banned"]), isClosed: true }, 0)).to.equal(false);
    const both = marked(["compromised", "banned"], 30 * dayMs);
    expect(mayOpenCases(both, 23 * dayMs)).to.equal(true);
    expect(mayOpenCases(both, 23 * dayMs + 1), "a thief may have set it").to.equal(false);
  });
});
