import { readFileSync } from "node:fs";
import { expect } from "chai";
import { tradeStatusTone } from "../../../../src/admin-ui/words/trade-status-tone.ts";
import type * as Status from "../../../../src/adapters/web-ui/trade/status-words.tsx";
import { tradeStatuses } from "../../../../src/domain/trade/trade-status.ts";
import { loadInterfaceModule } from "./interface-texts.ts";

/** The colours of a rule whose selector ends like this: the ground and the ink. */
function coloursIn(sheet: string, selector: string): readonly string[] {
  const text = readFileSync(`src/${sheet}`, "utf8");
  const rule = text.slice(text.indexOf(selector));
  const colours = rule.slice(0, rule.indexOf("}")).match(/--color-[a-z-]+/g) ?? [];
  // What is held in escrow has a name of its own for the colour of information.
  return colours.map((colour) => colour.replace("held", "info"));
}

describe("the colours of a trade's status", () => {
  let status: typeof Status;
  before(async () => {
    status = await loadInterfaceModule<typeof Status>("trade/status-words.tsx");
  });

  for (const each of tradeStatuses) {
    it(`are the same for traders and staff: ${each}`, () => {
      const { kind } = status.statusWords(each);
      const theirs = coloursIn(
        "adapters/web-ui/design/status-chip.module.css",
        `.chip[data-kind="${kind}"]`,
      );
      expect(theirs).to.have.length(2);
      expect(
        coloursIn("admin-ui/design/chip.module.css", `.${tradeStatusTone(each)} {`),
      ).to.deep.equal(theirs);
    });
  }
});
