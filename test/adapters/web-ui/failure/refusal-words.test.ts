import { expect } from "chai";
import { adminContracts } from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import {
  isGeneral,
  refusals,
  type RefusalCode,
} from "../../../../src/adapters/http/contract/refusals.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { contracts } from "../../../../src/adapters/http/contract/routes.ts";
import type * as AtHand from "../../../../src/adapters/web-ui/failure/failure-words.tsx";
import type * as More from "../../../../src/adapters/web-ui/failure/more-words.tsx";
import type * as OfReads from "../../../../src/adapters/web-ui/failure/read-failure-words.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";

const codes = Object.keys(refusals) as RefusalCode[];
const general = codes.filter(isGeneral);
const ofRoutes = (table: object): readonly RefusalCode[] => [
  ...new Set(
    (Object.values(table) as RouteContract[]).flatMap(({ refusals: those = [] }) => those),
  ),
];

describe("the words of refusals", () => {
  let atHand: typeof AtHand;
  let more: typeof More;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    atHand = await loadInterfaceModule<typeof AtHand>("failure/failure-words.tsx");
    more = await loadInterfaceModule<typeof More>("failure/more-words.tsx");
  });
  const wordsOf = (code: string, message = "") => {
    const known = code as RefusalCode;
    const words =
      atHand.wordsAtHand(known) ?? more.MoreWords({ code: known, until: null, message });
    return texts.wordsOf(words);
  };

  for (const code of [...ofRoutes(contracts), ...general, "internal", "unreachable"]) {
    it(`say to traders what ${code} is`, () => {
      const words = wordsOf(code);
      expect(words).to.match(/^[A-Z].{12,}[.]$/);
      expect(words).to.not.equal(wordsOf("a code that nobody knows"));
    });
  }

  // They stand on the cards of offers before anyone presses anything.
  for (const code of contracts.startTrade.refusals ?? []) {
    it(`speak of no attempt where ${code} is shown beforehand`, () => {
      expect(wordsOf(code)).to.not.match(/nothing was|try again|send it again|in the meantime/i);
    });
  }

  it("speak of an unknown outcome after acts alone", async () => {
    const module = "failure/read-failure-words.tsx";
    const { ReadFailureWords } = await loadInterfaceModule<typeof OfReads>(module);
    const ofRead = (code: RefusalCode | "internal") =>
      texts.wordsOf(ReadFailureWords({ failure: { status: 503, code, message: "", details: [] } }));
    for (const code of ["unavailable", "internal"] as const) {
      expect(wordsOf(code)).to.match(/done/);
      expect(ofRead(code)).to.equal("We can't work this out right now. Try again in a moment.");
    }
  });

  it("are the server's own where the page is older than the code", () => {
    expect(wordsOf("a_newer_code", "The moon is full.")).to.equal("The moon is full.");
  });

  // The console shows the contract's message.
  for (const code of [...ofRoutes(adminContracts), ...general]) {
    it(`say to staff what ${code} is`, () => {
      expect(refusals[code].message).to.match(/^[A-Z].*[.]$/);
    });
  }
});
